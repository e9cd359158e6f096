import { stockholmInstant } from '@klarsikt/core/calendar'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { HOURS } from '../../testing/stores.js'
import { OpeningHours, openingState, OpeningStatus } from './opening-hours.js'

const at = (date: string, time: string) => {
  const instant = stockholmInstant(date, time)
  if (!instant) throw new Error(`No such time: ${date} ${time}`)
  return instant
}
const said = (date: string, time: string, deviating = {}) => {
  const { container, unmount } = render(<OpeningStatus week={HOURS.city} deviating={deviating} now={at(date, time)} />)
  const text = container.textContent
  unmount()
  return text
}

describe('the sentence on the door', () => {
  // 2026-11-27 is a Friday; the store is open 10–18, Saturday 10–15, and closed on Sunday.
  it.each([
    ['2026-11-27', '09:59', 'Stängt, öppnar 10:00'],
    ['2026-11-27', '10:00', 'Öppet till 18:00'],
    ['2026-11-27', '17:30', 'Öppet till 18:00'],
    ['2026-11-27', '17:31', 'Stänger snart, 18:00'],
    ['2026-11-27', '18:00', 'Stängt, öppnar i morgon 10:00'],
    ['2026-11-28', '15:00', 'Stängt, öppnar måndag 10:00'],
    ['2026-11-29', '12:00', 'Stängt, öppnar i morgon 10:00'],
  ])('at %s %s is: %s', (date, time, sentence) => {
    expect(said(date, time)).toBe(sentence)
  })

  it('goes by the deviating days', () => {
    expect(said('2026-12-24', '12:00', { '2026-12-24': { opens: '10:00', closes: '13:00' } })).toBe('Öppet till 13:00')
    expect(said('2026-11-27', '12:00', { '2026-11-27': null })).toBe('Stängt, öppnar i morgon 10:00')
  })

  it('names the date when it is a week or more away, and says so when nothing is known', () => {
    const shut = Object.fromEntries(
      Array.from({ length: 9 }, (_, day) => [`2026-12-${String(day + 1).padStart(2, '0')}`, null]),
    )
    expect(said('2026-12-01', '12:00', shut)).toBe('Stängt, öppnar torsdag 10 december 10:00')
    expect(openingState(at('2026-12-01', '12:00'), [null, null, null, null, null, null, null])).toEqual({
      open: false,
      opens: null,
    })
  })

  it('is the one of Stockholm, also over the night when the clocks change', () => {
    // 22:30 UTC on Saturday is half past midnight on Sunday, two hours before summer time ends.
    expect(openingState('2026-10-24T22:30:00Z', HOURS.city)).toEqual({
      open: false,
      opens: { date: '2026-10-26', time: '10:00', days: 1 },
    })
    expect(openingState('2026-10-26T09:00:00Z', HOURS.city)).toMatchObject({ open: true })
    expect(openingState('2026-10-23T08:00:00Z', HOURS.city)).toMatchObject({ open: true })
  })
})

describe('the week', () => {
  const shown = (deviating = {}) =>
    render(
      <OpeningHours
        week={HOURS.city}
        now={at('2026-12-21', '12:00')}
        deviating={deviating}
        dayNames={{ '2026-12-24': 'Julafton' }}
      />,
    )

  it('runs from Monday to Sunday, with today marked and closed days said', () => {
    shown()
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows[0]).toBe('Måndag i dag10:00–18:00')
    expect(rows[6]).toBe('SöndagStängt')
    expect(screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date')).toHaveLength(1)
  })

  it('shows what deviates where it is looked for: this week in its row, later ones under it', () => {
    shown({ '2026-12-24': { opens: '10:00', closes: '13:00' }, '2026-12-25': null, '2027-01-06': null })
    expect(screen.getByRole('row', { name: /Torsdag/ })).toHaveTextContent('Torsdag Julafton10:00–13:00')
    expect(screen.getByRole('row', { name: /Fredag/ })).toHaveTextContent('Fredag JuldagenStängt')
    const later = screen.getByRole('table', { name: 'Avvikande öppettider' })
    expect(within(later).getAllByRole('row')).toHaveLength(1)
    expect(later).toHaveTextContent('Onsdag 6 januari Trettondedag julStängt')
  })

  it('forgets days that are past', () => {
    shown({ '2026-12-20': null, '2026-12-06': null })
    expect(screen.queryByRole('table', { name: 'Avvikande öppettider' })).toBeNull()
    expect(screen.getByRole('row', { name: /Söndag/ })).toHaveTextContent('SöndagStängt')
  })

  it('speaks English', () => {
    render(
      <LocaleProvider locale="en-GB" texts={en}>
        <OpeningHours week={HOURS.city} now={at('2026-11-28', '16:00')} />
      </LocaleProvider>,
    )
    expect(screen.getByText('Closed, opens Monday 10:00')).toBeVisible()
    expect(screen.getByRole('row', { name: /Sunday/ })).toHaveTextContent('SundayClosed')
  })
})
