import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Link } from '../link/link.js'
import { Alert } from './alert.js'

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: { title: 'Priset har ändrats', children: 'Kontrollera summan innan du betalar.' },
  parameters: guide({
    purpose:
      'A note that stays on the page until what it speaks of is over: a changed price, a failed payment, a store that is closed today.',
    do: [
      'Put it right above what it is about, not at the top of the page.',
      'Say in the title what has happened, and in the text what to do now.',
      'Set `live` only when it appears after something the visitor did.',
    ],
    dont: [
      'For something that is over after a glance: that is a toast.',
      'For an invalid field: the field shows its own error, the error summary gathers them.',
      'More than two at a time; the third is not read.',
    ],
  }),
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Information' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Tones: Story = {
  render: (args) => (
    <div className="ks-stack">
      <Alert {...args} />
      <Alert {...args} tone="success" title="Tack för din beställning">
        Vi har mejlat en bekräftelse till linnea@exempel.se.
      </Alert>
      <Alert {...args} tone="warning" title="Två varor är slut i lager">
        De ligger kvar i varukorgen men skickas inte.
      </Alert>
      <Alert {...args} tone="error" title="Betalningen gick inte igenom">
        Inga pengar har dragits. Försök igen eller välj ett annat betalsätt.
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    const tones = canvas.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))
    await expect(tones).toEqual(['Information', 'Klart', 'Varning', 'Fel'])
  },
}
export const TitleOnly: Story = { args: { children: undefined, tone: 'success', title: 'Dina ändringar är sparade.' } }
export const TextOnly: Story = { args: { title: undefined, children: 'Butiken har stängt på midsommarafton.' } }
export const WithActions: Story = {
  args: {
    tone: 'error',
    title: 'Betalningen gick inte igenom',
    children: 'Inga pengar har dragits.',
    actions: (
      <>
        <Button size="small">Försök igen</Button>
        <Link href="/kundservice" variant="standalone">
          Kontakta kundservice
        </Link>
      </>
    ),
  },
}

const dismissed = fn()
export const Dismissible: Story = { args: { onDismiss: dismissed } }
export const ClosedByKeyboard: Story = {
  args: { onDismiss: dismissed },
  render: function Shown(args) {
    const [shown, setShown] = useState(true)
    const close = () => {
      dismissed()
      setShown(false)
    }
    return shown ? <Alert {...args} onDismiss={close} /> : <p>Meddelandet är stängt.</p>
  },
  play: async ({ canvas, userEvent }) => {
    dismissed.mockClear()
    const close = canvas.getByRole('button', { name: 'Stäng' })
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dismissed).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Priset har ändrats')).toBeNull()
  },
}

/** A message that appears while the page is read must be announced. */
export const ReadOut: Story = {
  args: { tone: 'error', live: 'alert', title: 'Rabattkoden gäller inte längre', children: undefined },
  render: function Late(args) {
    const [shown, setShown] = useState(false)
    return (
      <div className="ks-stack">
        <Button onClick={() => setShown(true)}>Använd koden</Button>
        {shown && <Alert {...args} />}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Rabattkoden gäller inte längre')
    await expect(canvas.getByRole('button', { name: 'Använd koden' })).toHaveFocus()
  },
}
export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Arbetsplatsoptikerföretagsrekvisitionen behöver godkännas av din arbetsgivare',
    children:
      'Skyddsglasögonbestämmelsernas tillämpningsföreskrifter gäller för terminalglasögon och progressiva arbetsglas med bildskärmsavstånd.',
    onDismiss: () => {},
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
export const RightToLeft: Story = {
  args: { onDismiss: () => {} },
  render: (args) => (
    <div dir="rtl">
      <Alert {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Information' }).getBoundingClientRect()
    const close = canvas.getByRole('button', { name: 'Stäng' }).getBoundingClientRect()
    await expect(icon.left).toBeGreaterThan(close.right)
  },
}
export const English: Story = {
  args: { title: 'The price has changed', children: 'Check the total before you pay.', onDismiss: () => {} },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <Alert {...args} tone="error" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}
/** One property colours one note, for a campaign of its own. */
export const Themed: Story = {
  render: (args) => (
    <div
      style={
        {
          '--ks-alert-bg': 'var(--ks-color-campaign-bg)',
          '--ks-alert-accent': 'var(--ks-color-campaign-text)',
        } as object
      }
    >
      <Alert {...args} title="Halva priset på dina andra glasögon" toneText="">
        Gäller till och med söndag.
      </Alert>
    </div>
  ),
}
