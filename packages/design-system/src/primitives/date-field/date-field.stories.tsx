import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Dialog } from '../dialog/dialog.js'
import { DateField, type DateFieldProps } from './date-field.js'

const meta = {
  title: 'Primitives/Date field',
  component: DateField,
  args: { label: 'Leveransdag', startAt: '2030-05-01', today: '2030-05-08', onChange: fn(), onBlur: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem', minBlockSize: '28rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'A day, typed as ÅÅÅÅ-MM-DD part by part or chosen from a calendar. It takes and gives ISO dates as text, so no form has to know about time zones.',
    do: [
      'Leave out the calendar with `calendar={false}` for days people know by heart, such as a date of birth.',
      'Bound it with `min` and `max` and check again when the form is sent: a day out of bounds can still be typed.',
      'Complain on blur, with a sentence that names the possible days.',
    ],
    dont: [
      'Do not use it for a personal identity number: that is a TextField.',
      'Do not write the format in the hint: the empty parts show it.',
      'Do not preset today unless today is the usual answer.',
    ],
  }),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Leveransdag' })
    await expect(group).toHaveTextContent('åååå-mm-dd')
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /år/ })).toHaveFocus()
    await userEvent.keyboard('20300517')
    await expect(group).toHaveTextContent('2030-05-17')
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-05-17')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-05-18')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = { args: { defaultValue: '2030-05-17' } }
export const FromTheCalendar: Story = {
  args: { defaultValue: '2030-05-17' },
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole('button', { name: 'Kalender Leveransdag' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Kalender Leveransdag' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: /17 maj 2030/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2030-05-24')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Leveransdag' })).toHaveTextContent('2030-05-24')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Open: Story = {
  args: {
    min: '2030-05-08',
    isUnavailable: (date) => [0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay()),
    hint: 'Vi levererar på vardagar.',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }))
    const dialog = await screen.findByRole('dialog')
    const box = dialog.getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(screen.getByRole('button', { name: /lördag.* 11 maj 2030/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const DateOfBirth: Story = {
  args: { label: 'Födelsedatum', calendar: false, autoComplete: 'bday', name: 'born', defaultValue: '1985-04-12' },
  render: (args) => (
    <form data-testid="form">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('born')).toBe('1985-04-12')
  },
}
export const FarAway: Story = {
  args: { label: 'Receptet utfärdat', pickers: true, years: 30, max: '2030-05-08', defaultValue: '2012-11-30' },
}
export const WithHintAndOptional: Story = { args: { hint: 'Vi levererar på vardagar.', optional: true } }

function Owned({ onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState<string | null>('2030-05-11')
  const [left, setLeft] = useState(false)
  const wrong = left && (value === null || value < '2030-05-15')
  return (
    <DateField
      {...props}
      value={value}
      onChange={(date) => {
        setValue(date)
        onChange?.(date)
      }}
      onBlur={() => setLeft(true)}
      error={wrong ? 'Välj en dag från och med 15 maj.' : undefined}
    />
  )
}
export const ValidatedOnBlur: Story = {
  render: (args) => <Owned {...args} calendar={false} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Leveransdag' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /^dag/ })).toHaveFocus()
    await expect(group).not.toHaveAccessibleDescription(/15 maj/)
    await userEvent.tab()
    await expect(group).toHaveAccessibleDescription(/Välj en dag från och med 15 maj/)
    await expect(canvas.getByRole('spinbutton', { name: /år/ })).toBeInvalid()
    canvas.getByRole('spinbutton', { name: /^dag/ }).focus()
    await userEvent.keyboard('20')
    await expect(group).toHaveTextContent('2030-05-20')
    await expect(group).not.toHaveAccessibleDescription(/15 maj/)
  },
}
export const Wrong: Story = {
  args: { defaultValue: '2030-05-11', error: 'Välj en vardag. Vi levererar inte på helger och röda dagar.' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '2030-05-17' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2030-05-17' } }
export const VeryLongText: Story = {
  args: {
    label: 'Progressivglasanpassningsundersökningsbokningsdatum',
    hint: 'Arbetsplatsterminalglasögonundersökningar görs på vardagar.',
    defaultValue: '2030-05-17',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
const close = fn()
export const InADialog: Story = {
  args: { defaultValue: '2030-05-17' },
  render: (args) => (
    <Dialog open title="Byt dag" onClose={close}>
      <DateField {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender Leveransdag' }))
    const day = await screen.findByRole('button', { name: /29 maj 2030/ })
    const box = day.getBoundingClientRect()
    // The calendar is complete and on top, although it is larger than the modal dialog around it.
    await expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(day)
    await userEvent.click(day)
    await expect(args.onChange).toHaveBeenCalledWith('2030-05-29')
    await expect(close).not.toHaveBeenCalled()
  },
}
export const DarkIsland: Story = {
  args: { defaultValue: '2030-05-17' },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: 16, background: 'var(--ks-color-bg-page)' }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.closest('[data-theme=dark]')).not.toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '2030-05-17' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="he-IL">
        <div dir="rtl">{Story()}</div>
      </LocaleProvider>
    ),
  ],
}
export const English: Story = {
  args: { label: 'Delivery day', defaultValue: '2030-05-17' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery day' })).toHaveTextContent('17/05/2030')
    await expect(canvas.getByRole('button', { name: 'Calendar Delivery day' })).toBeVisible()
  },
}
