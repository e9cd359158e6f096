import { describe, expect, it } from 'vitest'
import { validationMessages } from '../messages/index.js'
import { additionForDistance, readWorkingDistances } from './working-distance.js'

describe('working distance', () => {
  it('reads monitor, tools and other in whole centimetres [RX-001] [VALID-025]', () => {
    expect(readWorkingDistances({ monitor: ' 65 cm', tools: '500' })).toEqual({
      ok: true,
      value: { monitor: 65, tools: 500, other: null },
    })
  })

  it('refuses more than 500 cm with the fixed text [VALID-025]', () => {
    const read = readWorkingDistances({ monitor: '501', other: '40' })
    expect(read).toEqual({ ok: false, error: { monitor: { key: 'validation.distance.invalid' } } })
    expect(validationMessages['validation.distance.invalid']).toBe('Ogiltigt avstånd, max 500 cm')
  })

  it('refuses nothing at all, zero, fractions and words', () => {
    const keyOf = (monitor: string): string | undefined => {
      const read = readWorkingDistances({ monitor })
      return read.ok ? undefined : read.error.monitor?.key
    }
    expect(keyOf('')).toBe('validation.distance.required')
    for (const text of ['0', '-5', '-0,5']) expect(keyOf(text)).toBe('validation.distance.min')
    for (const text of ['65,5', 'nära', '1e2']) expect(keyOf(text)).toBe('validation.number.invalid')
    expect(keyOf('1')).toBeUndefined()
  })

  it('tells the addition for a distance', () => {
    expect([40, 65, 100].map(additionForDistance)).toEqual([250, 150, 100])
  })
})
