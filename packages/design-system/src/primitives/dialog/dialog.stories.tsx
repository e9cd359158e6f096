import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Link } from '../link/link.js'
import { TextField } from '../text-field/text-field.js'
import { toast } from '../toast/toast.js'
import { Dialog, type DialogProps } from './dialog.js'

type DemoProps = Omit<DialogProps, 'open' | 'onClose' | 'initialFocus'>

function Demo(props: DemoProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const buttons = (yes: string) => (
  <div className="ks-cluster">
    <Button variant="danger">{yes}</Button>
    <Button variant="secondary">Behåll</Button>
  </div>
)

const meta = {
  title: 'Primitives/Dialog',
  component: Demo,
  args: {
    title: 'Töm varukorgen',
    children: <p>Vill du ta bort alla varor ur varukorgen?</p>,
    footer: buttons('Ta bort alla'),
  },
  parameters: guide({
    purpose:
      'Holds the page until it is answered or left: a question, a short form, details. The kind drawer is the same at the side, and Sheet is the same from below.',
    do: [
      'Say in the title what it is about, and in the buttons what each does: "Ta bort alla", "Behåll".',
      'Give initialFocus the harmless answer when the other cannot be taken back.',
      'Put the buttons into the footer; they stay in view while the text scrolls.',
      'Use size small for a question, large for a table or a form in columns.',
    ],
    dont: [
      'Open one unasked; a message that can wait is an Alert or a toast.',
      'Put a second dialog on top except for a question about the first.',
      'Move a whole page into one; what has its own address belongs on a page.',
    ],
  }),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** By keyboard, so that focus has somewhere to go back to. */
const open = async ({ canvas, userEvent }: Context) => {
  canvas.getByRole('button', { name: 'Öppna' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
  return dialog
}
const shown: NonNullable<Story['play']> = async (context) => {
  await open(context)
}
const inWindow = async (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
  await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth)
}

export const Modal: Story = {
  play: async (context) => {
    await expect(await open(context)).toHaveAccessibleName('Töm varukorgen')
  },
}
export const Small: Story = { args: { size: 'small' }, play: shown }
export const Large: Story = { args: { size: 'large' }, play: shown }
export const WithoutButtons: Story = {
  args: { title: 'Så mäter du pupillavståndet', footer: null, children: <p>Håll en linjal mot pannan.</p> },
  play: shown,
}

export const ClosingGivesFocusBack: Story = {
  play: async (context) => {
    const dialog = await open(context)
    await expect(within(dialog).getByRole('button', { name: 'Stäng' })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}

export const EscapeCloses: Story = {
  play: async (context) => {
    const dialog = await open(context)
    // Escape fires this event. A simulated key does not.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}

export const PageBehindIsInert: Story = {
  play: async (context) => {
    const dialog = await open(context)
    context.canvas.getByText('Öppna').closest('button')?.focus()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

function Careful(props: DemoProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        initialFocus={keep}
        footer={
          <div className="ks-cluster">
            <Button variant="danger">Avsluta abonnemanget</Button>
            <Button ref={keep} variant="secondary" onClick={close}>
              Behåll
            </Button>
          </div>
        }
      />
    </>
  )
}
export const HarmlessAnswerHasFocus: Story = {
  args: { title: 'Avsluta linsabonnemanget', size: 'small', children: <p>Din nästa leverans skickas inte.</p> },
  render: (args) => <Careful {...args} />,
  play: async (context) => {
    const dialog = await open(context)
    await expect(within(dialog).getByRole('button', { name: 'Behåll' })).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(context.canvas.getByRole('button', { name: 'Öppna' })).toHaveFocus()
  },
}

function Nested(props: DemoProps) {
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setAsks(true)}>Ta bort kortet</Button>}
      >
        <TextField label="Kortets namn" />
        <Dialog size="small" title="Ta bort kortet?" open={asks} onClose={() => setAsks(false)} />
      </Dialog>
    </>
  )
}
export const OneOnTopOfAnother: Story = {
  args: { title: 'Sparade kort' },
  render: (args) => <Nested {...args} />,
  play: async (context) => {
    const outer = await open(context)
    const remove = within(outer).getByRole('button', { name: 'Ta bort kortet' })
    remove.focus()
    await context.userEvent.keyboard('{Enter}')
    const inner = await context.canvas.findByRole('dialog', { name: 'Ta bort kortet?' })
    await waitFor(() => expect(getComputedStyle(inner).opacity).toBe('1'))
    await fireEvent(inner, new Event('cancel', { cancelable: true, bubbles: true }))
    await waitFor(() => expect(inner).not.toHaveAttribute('open'))
    await expect(outer).toHaveAttribute('open')
    await expect(remove).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

const long = (
  <div className="ks-stack">
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Du har 30 dagars öppet köp på bågar. Glas som slipas efter ditt recept är tillverkade åt dig, och för dem gäller
        ingen ångerrätt när slipningen har börjat.
      </p>
    ))}
  </div>
)
const longStaysUsable: NonNullable<Story['play']> = async (context) => {
  const dialog = await open(context)
  await inWindow(dialog)
  await inWindow(within(dialog).getByRole('button', { name: 'Stäng' }))
  await inWindow(within(dialog).getByRole('button', { name: 'Godkänn' }))
  const body = await within(dialog).findByRole('group', { name: 'Köpvillkor' })
  await context.userEvent.tab()
  await expect(body).toHaveFocus()
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
}
export const LongContent: Story = {
  args: { title: 'Köpvillkor', children: long, footer: <Button>Godkänn</Button> },
  play: longStaysUsable,
}
export const LongContentInALowWindow: Story = {
  args: LongContent.args ?? {},
  parameters: {
    viewport: { options: { low: { name: 'Low phone, 320 × 480 px', styles: { width: '320px', height: '480px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: longStaysUsable,
}
export const LongTitle: Story = {
  args: { title: 'Synundersökningsbokning och progressivglasrådgivning för kontaktlinsabonnenter' },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const TellsOfWhatHappened: Story = {
  args: { children: <Button onClick={() => toast({ text: 'Koden är kopierad.', duration: 60_000 })}>Kopiera</Button> },
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Kopiera' }))
    const said = await within(dialog).findByText('Koden är kopierad.')
    await waitFor(() => expect(said).toBeVisible())
    await inWindow(within(dialog).getByText('Koden är kopierad.'))
    // Escape on a notification leaves the dialog open.
    await context.userEvent.keyboard('{F8}{Escape}')
    await waitFor(() => expect(within(dialog).queryByText('Koden är kopierad.')).toBeNull())
    await expect(dialog).toHaveAttribute('open')
  },
}

export const Cover: Story = {
  args: { kind: 'cover', bare: true, title: 'Sök', children: <TextField label="Vad letar du efter?" />, footer: null },
  play: async (context) => {
    await expect(await open(context)).toHaveAccessibleName('Sök')
  },
}
export const RightToLeft: Story = {
  args: { children: <Link href="/köpvillkor">Läs köpvillkoren</Link> },
  globals: { direction: 'rtl' },
  play: shown,
}
