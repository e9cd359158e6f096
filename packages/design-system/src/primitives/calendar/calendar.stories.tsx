import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Calendar } from './calendar.js'

/** 2030-05-01 is a Wednesday and a holiday. */
const weekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay())

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  args: { label: 'Leveransdag', startAt: '2030-05-01', today: '2030-05-08', onChange: fn() },
  parameters: guide({
    purpose:
      'A month to choose a day from, when the days around it matter: a delivery, an appointment. DateField shows the same calendar under a field to type in.',
    do: [
      'Bound it with `min` and `max`, and mark what is taken with `isUnavailable`: such days can be reached and are read out as unavailable.',
      'Open at the month people need: `startAt` is the first free day, not today.',
      'Use `pickers` when the day can be years away.',
    ],
    dont: [
      'Do not use it for a date of birth on its own: it is typed in a second, so use DateField.',
      'Do not explain days by colour alone; write what is meant next to the calendar.',
      'Do not use it for times of day: list them under the day that was chosen.',
    ],
  }),
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const day = (name: RegExp) => ({ name, hidden: false })

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('application', { name: 'Leveransdag, maj 2030' })).toBeVisible()
    const week = canvas.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent)
    await expect(week).toEqual(['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'])
    canvas.getByRole('button', day(/onsdag.* 1 maj 2030/)).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', day(/ 9 maj 2030/))).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2030-05-09')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('9')
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('application', { name: 'Leveransdag, juni 2030' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Föregående månad' }))
    await expect(canvas.getByRole('application', { name: 'Leveransdag, maj 2030' })).toBeVisible()
  },
}
export const Chosen: Story = { args: { defaultValue: '2030-05-17' } }
export const Bounded: Story = {
  args: { min: '2030-05-08', max: '2030-05-24', defaultValue: '2030-05-17' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Föregående månad' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', day(/ 7 maj 2030/)))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', day(/ 24 maj 2030/)))
    await expect(args.onChange).toHaveBeenCalledWith('2030-05-24')
  },
}
export const UnavailableDays: Story = {
  args: { isUnavailable: (date) => weekend(date) || date === '2030-05-01' },
  play: async ({ canvas, userEvent, args }) => {
    const saturday = canvas.getByRole('button', day(/lördag.* 4 maj 2030/))
    await expect(saturday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saturday)
    await expect(args.onChange).not.toHaveBeenCalled()
    canvas.getByRole('button', day(/ 3 maj 2030/)).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(saturday).toHaveFocus()
  },
}
export const MonthAndYear: Story = {
  args: { pickers: true, years: 120, startAt: '1985-04-12', max: '2030-05-08', label: 'Födelsedatum' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'år' }), '1990')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'månad' }), 'augusti')
    await userEvent.click(canvas.getByRole('button', day(/ 31 augusti 1990/)))
    await expect(args.onChange).toHaveBeenCalledWith('1990-08-31')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '2030-05-17' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2030-05-17' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', day(/ 20 maj 2030/)))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MonthOfSixWeeks: Story = { args: { startAt: '2030-09-01', defaultValue: '2030-09-30' } }
export const Narrow: Story = {
  args: { defaultValue: '2030-05-17' },
  decorators: [(Story) => <div style={{ maxInlineSize: '17rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', day(/ 17 maj 2030/)).getBoundingClientRect()
    await expect(box.height).toBeGreaterThanOrEqual(44)
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
    await expect(canvas.getByRole('application', { name: 'Delivery day, May 2030' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon')
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeVisible()
  },
}
