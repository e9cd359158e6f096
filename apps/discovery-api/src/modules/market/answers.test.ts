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
