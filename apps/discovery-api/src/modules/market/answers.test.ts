import { describe, expect, it } from 'vitest'
import { written } from '../../http/written.js'
import { Answers, type Page } from './answers.js'

const wish = (text: string, more: object = {}) => ({ text, offset: 0, limit: 24, ...more })
const page = (more: Partial<Page<object>> = {}): Page<object> => ({
  hits: [],
  rest: written({ n_hits: 0 }),
  complete: true,
  ...more,
})

/** Answers, and what had to be worked out. */
function kept(make: () => Promise<Page<object>> = () => Promise.resolve(page())) {
  const asked: string[] = []
  const answers = new Answers<object>()
  const get = (one: ReturnType<typeof wish>) =>
    answers.get(one, () => {
      asked.push(one.text)
      return make()
    })
  return { answers, asked, get }
}

describe('answers of a market', () => {
  it('are kept until it changes', async () => {
    const { answers, asked, get } = kept()
    const first = await get(wish('a'))
    expect(await get(wish('a'))).toBe(first)
    await get(wish('a', { offset: 24 }))
    await get(wish('a', { filters: [{ field: 'brand', op: 'eq', data: 'x' }] }))
    expect(asked).toEqual(['a', 'a', 'a'])
    answers.clear()
    await get(wish('a'))
    expect(asked).toHaveLength(4)
  })

  it('are not kept when they are partial, or of before a change that came meanwhile', async () => {
    const partial = kept(() => Promise.resolve(page({ complete: false })))
    await partial.get(wish('a'))
    await partial.get(wish('a'))
    expect(partial.asked).toHaveLength(2)
    const { promise, resolve } = Promise.withResolvers<Page<object>>()
    const late = kept(() => promise)
    const waiting = late.get(wish('a'))
    late.answers.clear()
    resolve(page())
    await waiting
    await late.get(wish('a'))
    expect(late.asked).toHaveLength(2)
  })

  it('outlive a change of products as long as they say that they stand', async () => {
    let holds = true
    let looked = 0
    const standing = () => {
      looked += 1
      return { holds, bytes: 10 }
    }
    const { answers, asked, get } = kept(() => Promise.resolve(page({ standing })))
    const first = await get(wish('a'))
    looked = 0
    answers.changed()
    expect(await get(wish('a'))).toBe(first)
    expect(await get(wish('a'))).toBe(first)
    // Once for a change, not for every time that it is given.
    expect(looked).toBe(1)
    answers.changed()
    holds = false
    expect(await get(wish('a'))).not.toBe(first)
    expect(asked).toHaveLength(2)
    answers.clear()
    await get(wish('a'))
    expect(asked).toHaveLength(3)
  })

  it('do not outlive a change of products when they cannot tell, also when it comes while they are worked out', async () => {
    const plain = kept()
    await plain.get(wish('a'))
    plain.answers.changed()
    await plain.get(wish('a'))
    expect(plain.asked).toHaveLength(2)
    const { promise, resolve } = Promise.withResolvers<Page<object>>()
    const late = kept(() => promise)
    const waiting = late.get(wish('a'))
    late.answers.changed()
    resolve(page())
    await waiting
    await late.get(wish('a'))
    expect(late.asked).toHaveLength(2)
  })

  it.each([
    ['a long text', wish('a'.repeat(1_000))],
    ['a page far behind', wish('a', { offset: 9_000 })],
  ])('are not kept of %s', async (_, one) => {
    const { asked, get } = kept()
    await get(one)
    await get(one)
    expect(asked).toHaveLength(2)
  })

  it('go when there is no room, the longest unused first', async () => {
    const rest = written({ filters: 'x'.repeat(400_000) })
    const { asked, get } = kept(() => Promise.resolve(page({ rest })))
    for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(wish(text))
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  })
})
