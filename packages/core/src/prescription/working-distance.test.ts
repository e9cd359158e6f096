import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../errors/index.js'
import * as workingDistanceMessages from '../messages/generated/working-distance.js'
import { additionForDistance, readWorkingDistances, WORKING_DISTANCE_FIELDS } from './working-distance.js'

describe('working distance', () => {
  it('reads monitor, tools and other in whole centimetres [RX-001] [VALID-025]', () => {
    expect(readWorkingDistances({ monitor: ' 65 cm', tools: '500' })).toEqual({
      ok: true,
      value: { monitor: 65, tools: 500, other: null },
    })
  })

  it('refuses more than 500 cm with the fixed text [VALID-025]', () => {
    const read = readWorkingDistances({ monitor: '501', other: '40' })
    expect(read).toEqual({ ok: false, error: { monitor: fieldProblem(workingDistanceMessages.distanceInvalid) } })
    expect(workingDistanceMessages.distanceInvalid()).toBe('Ogiltigt avstånd, max 500 cm')
  })

  it('refuses nothing at all, zero, fractions and words', () => {
    const messageOf = (monitor: string): unknown => {
      const read = readWorkingDistances({ monitor })
      return read.ok ? undefined : read.error.monitor?.message
    }
    expect(messageOf('')).toBe(workingDistanceMessages.distanceRequired)
    for (const text of ['0', '-5', '-0,5']) expect(messageOf(text)).toBe(workingDistanceMessages.distanceMin)
    for (const text of ['65,5', '65.5', '500,5']) expect(messageOf(text)).toBe(workingDistanceMessages.distanceWhole)
    for (const text of ['nära', '1e2']) expect(messageOf(text)).toBe(workingDistanceMessages.numberInvalid)
    expect(workingDistanceMessages.distanceWhole()).toBe('Ange hela centimeter.')
    expect(messageOf('1')).toBeUndefined()
  })

  it('computes the addition for a distance', () => {
    expect([40, 65, 100].map(additionForDistance)).toEqual([250, 150, 100])
  })
})

describe('whatever is typed as a working distance', () => {
  const spelling = fc.tuple(fc.constantFrom('', ' ', '\u00a0', '0'), fc.constantFrom('', ' cm', 'cm', ' CM '))
  const distance = fc.tuple(fc.integer({ min: -20, max: 600 }), spelling)
  const typed = fc.oneof(
    { weight: 4, arbitrary: distance.map(([centimetres, [before, after]]) => `${before}${centimetres}${after}`) },
    fc.constantFrom('', ' ', '65,5', '65.5', '0', '1', '500', '501', 'nära'),
    fc.string(),
  )
  const form = fc.record({ monitor: typed, tools: typed, other: typed })

  it('what is accepted is whole centimetres from 1 to 500, at least one of them [VALID-025]', () => {
    const seen = { accepted: 0, refused: 0 }
    fc.assert(
      fc.property(form, (text) => {
        const read = readWorkingDistances(text)
        seen[read.ok ? 'accepted' : 'refused'] += 1
        if (!read.ok) {
          expect(Object.keys(read.error)).not.toEqual([])
          return
        }
        const given = WORKING_DISTANCE_FIELDS.flatMap((field) => read.value[field] ?? [])
        expect(given.length).toBeGreaterThan(0)
        expect(given.every((value) => Number.isInteger(value) && value >= 1 && value <= 500)).toBe(true)
        // No typed value is lost, and none is invented.
        for (const field of WORKING_DISTANCE_FIELDS)
          expect(read.value[field] === null).toBe((text[field] ?? '').trim().replace(/cm$/i, '') === '')
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(20)
  })

  it('every distance up to 500 cm comes back, and every longer one gets the fixed text [VALID-025]', () => {
    const length = fc.oneof(fc.constantFrom(1, 500, 501), fc.integer({ min: 1, max: 1000 }))
    fc.assert(
      fc.property(length, spelling, (centimetres, [before, after]) => {
        const read = readWorkingDistances({ tools: `${before}${centimetres}${after}` })
        if (centimetres <= 500)
          expect(read).toEqual({ ok: true, value: { monitor: null, tools: centimetres, other: null } })
        else
          expect(read).toEqual({ ok: false, error: { tools: fieldProblem(workingDistanceMessages.distanceInvalid) } })
      }),
    )
  })

  it('each field is validated by itself, whatever the others contain', () => {
    fc.assert(
      fc.property(form, (text) => {
        const read = readWorkingDistances({ ...text, other: '40' })
        for (const field of ['monitor', 'tools'] as const) {
          const single = readWorkingDistances({ [field]: text[field], other: '40' })
          expect(read.ok ? undefined : read.error[field]).toEqual(single.ok ? undefined : single.error[field])
        }
        expect(read.ok ? undefined : read.error.other).toBeUndefined()
      }),
    )
  })

  it('the nearer the work, the more addition: a quarter that is no further than half a step from the reading power', () => {
    const centimetres = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(centimetres, centimetres, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(additionForDistance(near)).toBeGreaterThanOrEqual(additionForDistance(far))
        expect(additionForDistance(one) % 25).toBe(0)
        // The reciprocal of the distance in metres is the power that sees sharply at that distance.
        expect(Math.abs(additionForDistance(one) / 100 - 1 / (one / 100))).toBeLessThanOrEqual(0.125 + 1e-9)
      }),
    )
  })
})
