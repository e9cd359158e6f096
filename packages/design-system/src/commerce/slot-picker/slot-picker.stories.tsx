import { addDays } from '@klarsikt/core/calendar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../primitives/button/button.js'
import { guide } from '../../testing/guide.js'
import { type Slot, SlotPicker, type SlotPickerProps } from './slot-picker.js'

const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'

function slotsOf(date: string, count: number): readonly Slot[] {
  return Array.from({ length: count }, (_, index) => {
    const half = 20 + index
    const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
    return { start: `${date}T${time}:00+01:00`, taken: index % 5 === 2 }
  })
}
const week = (monday: string, counts: readonly number[]) =>
  counts.map((count, index) => {
    const date = addDays(monday, index)
    return { date, slots: slotsOf(date, count) }
  })
const THIS_WEEK = week(MONDAY, [0, 16, 16, 0, 12, 6, 0])
const NEXT_WEEK = week('2026-11-30', [16, 16, 0, 16, 12, 0, 0])

type DemoProps = Partial<Omit<SlotPickerProps, 'onChange' | 'onDateChange'>>

function Demo(props: DemoProps) {
  const [date, setDate] = useState(props.date ?? TUESDAY)
  const [value, setValue] = useState(props.value ?? null)
  const [next, setNext] = useState(false)
  const show = (chosen: string) => {
    setNext(chosen >= '2026-11-30')
    setDate(chosen)
  }
  return (
    <SlotPicker
      name="slot"
      today={TUESDAY}
      days={next ? NEXT_WEEK : THIS_WEEK}
      onPreviousWeek={next ? () => setNext(false) : undefined}
      onNextWeek={next ? undefined : () => setNext(true)}
      nextFree="2026-11-30"
      {...props}
      date={date}
      onDateChange={show}
      value={value}
      onChange={setValue}
    />
  )
}

/** Another customer books the chosen time meanwhile. */
function Losing() {
  const [taken, setTaken] = useState(false)
  const lost = `${TUESDAY}T10:30:00+01:00`
  const days = THIS_WEEK.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (taken && slot.start === lost ? { ...slot, taken: true } : slot)),
  }))
  return (
    <div className="ks-stack">
      <Demo days={days} value={lost} />
      <div>
        <Button variant="secondary" size="small" onClick={() => setTaken(true)}>
          Någon annan bokar 10:30
        </Button>
      </div>
    </div>
  )
}

const meta = {
  title: 'Commerce/Slot picker',
  component: Demo,
  parameters: guide({
    purpose:
      'A day and a time for an eye exam or a hearing test. The row is one week; the times are those of Stockholm.',
    do: [
      'Hand in ISO times with their zone; the picker shows the clock on the store’s wall.',
      'Keep the value when the server reports that the slot is taken, and pass fresh days: the picker keeps the day and asks for another time.',
      'Give `nextFree`, so that a full day is not a dead end.',
    ],
    dont: [
      'Do not remove taken slots from the list; marked as taken they hold the others in place.',
      'Do not preselect a time. A visit is an appointment, and a wrong one costs.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Nästa vecka' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^tisdag 24 november, / })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /^onsdag 25 november, / })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '10:00' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '10:00' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    // 11:00 is taken, so the arrow skips it and continues into the afternoon.
    await expect(canvas.getByRole('radio', { name: '11:30' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '11:00 upptagen' })).toBeDisabled()
  },
}

export const OtherWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa vecka' }))
    await expect(canvas.getByText('Vecka 49')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Nästa vecka' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /^måndag 30 november/ }))
    await expect(canvas.getByText('10:00')).toBeVisible()
  },
}

export const Chosen: Story = { args: { value: `${TUESDAY}T14:30:00+01:00` } }

export const FullDay: Story = {
  args: { date: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa lediga dag: måndag 30 november' }))
    await expect(canvas.getByRole('radio', { name: /^måndag 30 november/ })).toBeChecked()
  },
}

export const NothingAtAll: Story = {
  args: { date: '2026-11-25', days: week(MONDAY, [0, 0, 0, 0, 0, 0, 0]), nextFree: null },
}

export const Loading: Story = { args: { days: THIS_WEEK.map(({ date }) => ({ date, slots: null })) } }

export const TakenMeanwhile: Story = {
  render: () => <Losing />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '10:30' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Någon annan bokar 10:30' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/10:30: Tiden har precis bokats/))
    await expect(canvas.getByRole('radio', { name: /^tisdag 24 november/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '11:30' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const FewTimes: Story = {
  args: { days: week(MONDAY, [0, 1, 0, 0, 0, 0, 0]) },
}

export const Wrong: Story = { args: { error: 'Välj en tid för att fortsätta.' } }
