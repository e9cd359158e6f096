import { distanceKm } from '@klarsikt/core/stores'
import { demoShop } from '@klarsikt/fixtures/demo'
import { describe, expect, it } from 'vitest'
import { findStores } from './find-stores.js'
import { placeByName, placeOfPostalCode } from './postal-areas.js'

const { stores, postalCodes } = demoShop(new Date('2026-11-23T10:00:00Z'))
const first = (q: string) => findStores(stores, { q }).data[0]

describe('the store search', () => {
  it('takes a postal code with and without its space, and returns the distance', () => {
    for (const q of ['411 16', '41116', '411\u00a017', 'SE-411 16']) {
      const { data, near } = findStores(stores, { q })
      expect(data).toHaveLength(stores.length)
      expect(data[0]?.city).toBe('Göteborg')
      expect(data[0]?.km).toBeLessThan(8)
      expect(near).toContain('Göteborg')
      const far = data.map(({ km = Number.NaN }) => km)
      expect(far).toEqual([...far].sort((a, b) => a - b))
    }
  })

  it.each([
    ['41106', 'Göteborg'],
    ['11220', 'Stockholm'],
    ['41250', 'Göteborg'],
    ['90187', 'Umeå'],
    ['981 07', 'Kiruna'],
    ['623 50', 'Visby'],
  ])('finds the city of %s: %s', (q, city) => {
    expect(first(q)?.city).toBe(city)
  })

  it('finds the nearest store for every postal code that is known, and for any that is not', () => {
    for (const { code, locality } of postalCodes) expect(placeOfPostalCode(code)?.name, code).toBe(locality)
    for (let code = 10_000; code < 99_999; code += 37)
      expect(placeOfPostalCode(String(code)), String(code)).not.toBeNull()
    // An unlisted code takes the place of the code with the longest common prefix, not that of the code before it.
    expect(placeOfPostalCode('41199')?.name).toBe('Göteborg')
    expect(placeOfPostalCode('90399')?.name).toBe('Umeå')
    expect(placeOfPostalCode('99999')).not.toBeNull()
    expect(placeOfPostalCode('114')?.name).toBe('Stockholm')
  })

  it('finds stores near a place that has none of its own', () => {
    const { data, near } = findStores(stores, { q: 'åre' })
    expect([data.length, data[0]?.city, near]).toEqual([stores.length, 'Östersund', 'Åre'])
    expect(data[0]?.km).toBeGreaterThan(50)
  })

  it('shows only the stores of a city, with their distance, and none for nonsense', () => {
    const { data } = findStores(stores, { q: 'göteborg' })
    expect(new Set(data.map(({ city }) => city))).toEqual(new Set(['Göteborg']))
    expect(data.every(({ km }) => km !== undefined)).toBe(true)
    expect(findStores(stores, { q: 'xyzzy' })).toEqual({ data: [], near: null })
    expect(findStores(stores, {}).data.map(({ km }) => km)).not.toContain(0)
  })

  it('knows where each store is, to within what a city is wide', () => {
    for (const store of stores) {
      const place = placeByName(store.municipality)
      expect(place, store.name).not.toBeNull()
      expect(distanceKm(place ?? { lat: 0, lon: 0 }, store), store.name).toBeLessThan(12)
    }
  })
})
