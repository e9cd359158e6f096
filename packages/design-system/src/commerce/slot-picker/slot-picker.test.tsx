import { addDays } from '@klarsikt/core/calendar'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SlotPicker, type SlotPickerProps } from './slot-picker.js'
import { byPartOfDay, isLost, isoWeek, partOfDay } from './slots.js'

const slot = (time: string, taken = false) => ({ start: `2026-11-24T${time}:00+01:00`, taken })
const days: SlotPickerProps['days'] = Array.from({ length: 7 }, (_, index) => addDays('2026-11-23', index)).map(
  (date) => ({
    date,
    slots: date === '2026-11-24' ? [slot('10:00'), slot('10:30', true), slot('14:00')] : [],
  }),
)

function show(props: Partial<SlotPickerProps> = {}) {
  const onChange = vi.fn<(start: string) => void>()
  const onDateChange = vi.fn<(date: string) => void>()
  const all = {
    name: 'slot',
    days,
    date: '2026-11-24',
    today: '2026-11-24',
    value: null,
    onChange,
    onDateChange,
    ...props,
  }
  const { rerender } = render(<SlotPicker {...all} />)
  return {
    onChange,
    onDateChange,
    again: (more: Partial<SlotPickerProps>) => rerender(<SlotPicker {...all} {...more} />),
  }
}

describe('time', () => {
  it('is shown as the clock in Stockholm has it, in winter and in summer', () => {
    expect(partOfDay('2027-03-26T10:30:00Z')).toBe('morning')
    // After the change to summer time the same UTC hour is one hour later in Stockholm.
    expect(partOfDay('2027-03-29T10:30:00Z')).toBe('afternoon')
    expect(partOfDay('2026-11-24T17:00:00+01:00')).toBe('evening')
    expect(partOfDay('2026-11-24T11:30:00-05:00')).toBe('evening')
  })

  it('groups by part of the day, in order, and leaves out empty parts', () => {
    const groups = byPartOfDay([slot('17:30'), slot('08:30'), slot('08:00')])
    expect(groups.map(({ part }) => part)).toEqual(['morning', 'evening'])
    expect(groups[0]?.slots.map(({ start }) => start.slice(11, 16))).toEqual(['08:00', '08:30'])
  })

  it.each([
    ['2026-11-24', 48],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2023-01-01', 52],
  ])('counts the week of %s as %i', (date, week) => {
    expect(isoWeek(date)).toBe(week)
  })
})

describe('a chosen slot', () => {
  const [, tuesday, wednesday] = days
  it('is lost when it is taken or gone, and not while the day loads or another is shown', () => {
    expect(isLost(slot('10:00').start, tuesday)).toBe(false)
    expect(isLost(slot('10:30').start, tuesday)).toBe(true)
    expect(isLost(slot('11:00').start, tuesday)).toBe(true)
    expect(isLost(slot('10:30').start, { date: '2026-11-24', slots: null })).toBe(false)
    expect(isLost(slot('10:00').start, wednesday)).toBe(false)
    expect(isLost(null, tuesday)).toBe(false)
  })

  it('shows it, keeps the day, and asks for another', async () => {
    const { onChange, onDateChange, again } = show({ value: slot('14:00').start })
    expect(screen.queryByRole('alert')).toBeNull()
    again({
      value: slot('14:00').start,
      days: days.map((day) =>
        day.date === '2026-11-24' ? { ...day, slots: [slot('10:00'), slot('14:00', true)] } : day,
      ),
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      '14:00: Tiden har precis bokats av någon annan. Välj en annan tid.',
    )
    expect(screen.getByRole('radio', { name: /tisdag 24 november/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^14:00\s*upptagen$/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '10:00' }))
    expect(onChange).toHaveBeenCalledWith('2026-11-24T10:00:00+01:00')
    expect(onDateChange).not.toHaveBeenCalled()
  })
})

describe('days', () => {
  it('say how many times are left, and those that are past are off', () => {
    show()
    expect(screen.getByRole('radio', { name: 'måndag 23 november' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'tisdag 24 november, 2 lediga tider' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'onsdag 25 november, inga lediga tider' })).toBeEnabled()
  })

  it('lead to the next free day when the shown one has none', async () => {
    const { onDateChange } = show({ date: '2026-11-25', nextFree: '2026-12-01' })
    expect(screen.getByText('Inga lediga tider')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Nästa lediga dag: tisdag 1 december' }))
    expect(onDateChange).toHaveBeenCalledWith('2026-12-01')
  })

  it('say that the visit takes about 30 minutes [BOOK-011]', () => {
    show()
    expect(screen.getByRole('group', { name: /Välj tid.*Cirka 30 minuter/ })).toBeVisible()
  })
})
