import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDistance, distanceKm, formatHour, formatHours, formatKm, hoursOn, isOpenAt, storeIcon } from './index.js'
import { STORE_VIEWS, isStoreView } from './views.js'

it('has a map and a list [ENUM-019]', () => {
  expect(STORE_VIEWS).toEqual(['map', 'list'])
  expect(['map', 'Map', undefined].map(isStoreView)).toEqual([true, false, false])
})

it.each([
  ['Klarsikt Outlet Barkarby', 'outlet'],
  ['OUTLET', 'outlet'],
  ['Klarsikt Recycling', 'recycling'],
  ['Stockholm City', 'store'],
])('%s has the icon %s [STORE-001]', (name, icon) => {
  expect(storeIcon(name)).toBe(icon)
})

describe('opening hours', () => {
  const weekday = { opens: '09:30', closes: '18:00' }
  const week = [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '14:00' }, null]

  it('follow the weekday, unless the day deviates', () => {
    expect(hoursOn('2026-11-23', week)).toEqual(weekday)
    expect(hoursOn('2026-11-28', week)?.closes).toBe('14:00')
    expect(hoursOn('2026-11-29', week)).toBeNull()
    expect(hoursOn('2026-11-23', week, { '2026-11-23': null })).toBeNull()
    expect(hoursOn('2026-11-29', week, { '2026-11-29': weekday })).toEqual(weekday)
  })

  it('begin with the opening minute and end before the closing one', () => {
    expect(['09:29', '09:30', '17:59', '18:00'].map((time) => isOpenAt(time, weekday))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOpenAt('12:00', null)).toBe(false)
  })

  it('are printed in the Swedish format', () => {
    expect(formatHours(weekday)).toBe('9.30–18')
    expect(formatHours({ opens: '10:00', closes: '20:05' })).toBe('10–20.05')
    expect(formatHours({ opens: '00:00', closes: '00:30' })).toBe('0–0.30')
  })

  it('are printed so that every time can be read back', () => {
    const time = fc.record({ hour: fc.nat(23), minute: fc.nat(59) })
    fc.assert(
      fc.property(time, ({ hour, minute }) => {
        const [hours, minutes = '0'] = formatHour(
          `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        ).split('.')
        expect([Number(hours), Number(minutes)]).toEqual([hour, minute])
      }),
    )
  })
})

describe('distance', () => {
  const stockholm = { lat: 59.3326, lon: 18.0649 }
  const goteborg = { lat: 57.7089, lon: 11.9746 }
  const malmo = { lat: 55.605, lon: 13.0038 }

  it('is known to a few kilometres', () => {
    expect(distanceKm(stockholm, goteborg)).toBeGreaterThan(390)
    expect(distanceKm(stockholm, goteborg)).toBeLessThan(405)
    expect(distanceKm(malmo, malmo)).toBe(0)
  })

  it('orders stores from the nearest on', () => {
    expect(byDistance([stockholm, malmo], goteborg).map((place) => place.lat)).toEqual([malmo.lat, stockholm.lat])
  })

  it('is printed with a decimal when near', () => {
    expect([0, 0.44, 1, 9.949, 9.95, 243.6].map(formatKm)).toEqual(['<\u00a01', '<\u00a01', '1,0', '9,9', '10', '244'])
  })
})
