import { describe, expect, it } from 'vitest'
import { blend, type Seed } from './blend.js'
import { seedWeight } from './seed-weight.js'

const list = (...ids: string[]) => ids.map((id, index) => ({ id, score: 0.5 / (index + 1) }))
const seed = (more: Partial<Seed>): Seed => ({
  id: 'seed',
  weight: 1,
  support: 0,
  neighbours: [],
  similar: [],
  popular: [],
  ...more,
})
const order = (...seeds: Seed[]) => blend(seeds).map(({ id }) => id)

describe('what is recommended for a shopper', () => {
  it('follows content where a product is new, and behaviour where it is known', () => {
    const both = { neighbours: list('met'), similar: list('alike') }
    expect(order(seed({ ...both, support: 0 }))[0]).toBe('alike')
    expect(order(seed({ ...both, support: 100 }))[0]).toBe('met')
  })

  it('is what is popular in the category where nothing else is known', () => {
    expect(order(seed({ popular: list('first', 'second') }))).toEqual(['first', 'second'])
  })

  it('prefers what several products lead to, the latest counting most', () => {
    const seeds = [
      seed({ id: 'a', weight: seedWeight(0), support: 50, neighbours: list('of a', 'common') }),
      seed({ id: 'b', weight: seedWeight(1), support: 50, neighbours: list('of b', 'common') }),
    ]
    expect(order(...seeds)).toEqual(['of a', 'common', 'of b'])
  })

  it('is never what the shopper came from', () => {
    const seeds = [
      seed({ id: 'a', support: 9, neighbours: list('b', 'c') }),
      seed({ id: 'b', support: 9, neighbours: list('a') }),
    ]
    expect(order(...seeds)).toEqual(['c'])
    expect(order()).toEqual([])
  })
})
