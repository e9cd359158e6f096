import { stockholmInstant } from '@klarsikt/core/calendar'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { HOURS } from '../../testing/stores.js'
import { OpeningHours, OpeningStatus } from './opening-hours.js'

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

describe('the status line', () => {
  // 2026-11-27 is a Friday; the store is open 10–18, Saturday 10–15, and closed on Sunday.
  it.each([
    ['2026-11-27', '09:59', 'Stängt, öppnar kl. 10'],
    ['2026-11-27', '10:00', 'Öppet till 18'],
    ['2026-11-27', '17:30', 'Öppet till 18'],
    ['2026-11-27', '17:31', 'Stänger snart, kl. 18'],
    ['2026-11-27', '18:00', 'Stängt, öppnar i morgon kl. 10'],
    ['2026-11-28', '15:00', 'Stängt, öppnar måndag kl. 10'],
    ['2026-11-29', '12:00', 'Stängt, öppnar i morgon kl. 10'],
  ])('at %s %s is: %s', (date, time, sentence) => {
    expect(said(date, time)).toBe(sentence)
  })

  it('respects deviating days', () => {
    expect(said('2026-12-24', '12:00', { '2026-12-24': { opens: '10:00', closes: '13:00' } })).toBe('Öppet till 13')
    expect(said('2026-11-27', '12:00', { '2026-11-27': null })).toBe('Stängt, öppnar i morgon kl. 10')
  })

  it('names the date when it is a week or more away, and shows when the hours are unknown', () => {
    const shut = Object.fromEntries(
      Array.from({ length: 9 }, (_, day) => [`2026-12-${String(day + 1).padStart(2, '0')}`, null]),
    )
    expect(said('2026-12-01', '12:00', shut)).toBe('Stängt, öppnar torsdag 10 december kl. 10')
    const all = Object.fromEntries(
      Array.from({ length: 30 }, (_, day) => [`2026-12-${String(day + 1).padStart(2, '0')}`, null]),
    )
    expect(said('2026-12-01', '12:00', all)).toBe('Tillfälligt stängt')
  })
})

it('is spelled as core spells hours', () => {
  render(<OpeningHours week={HOURS.town} now={at('2026-11-24', '12:00')} />)
  expect(screen.getByRole('row', { name: /Onsdag/ })).toHaveTextContent('Onsdag9.30–18')
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
    expect(rows[0]).toBe('Måndag i dag10–18')
    expect(rows[6]).toBe('SöndagStängt')
    expect(screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date')).toHaveLength(1)
  })

  it('shows what deviates where it is looked for: this week in its row, later ones under it', () => {
    shown({ '2026-12-24': { opens: '10:00', closes: '13:00' }, '2026-12-25': null, '2027-01-06': null })
    expect(screen.getByRole('row', { name: /Torsdag/ })).toHaveTextContent('Torsdag Julafton10–13')
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
    expect(screen.getByRole('row', { name: /Monday/ })).toHaveTextContent('Monday10:00–18:00')
  })
})
