import { describe, expect, it } from 'vitest'
import type { SearchQuery, SearchResult } from '../../engine/engine.js'
import { Answers } from './answers.js'

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 24,
  facets: [],
  rules: null,
  ...more,
})
const answer = (more: Partial<SearchResult> = {}): SearchResult => ({
  total: 0,
  hits: [],
  facets: [],
  recovery: null,
  complete: true,
  ...more,
})

/** Answers, and what was asked of the index behind them. */
function kept(make: (query: SearchQuery) => Promise<SearchResult> = () => Promise.resolve(answer())) {
  const asked: string[] = []
  const answers = new Answers({
    search(one) {
      asked.push(one.text)
      return make(one)
    },
  })
  return { answers, asked }
}

describe('answers of a market', () => {
  it('are kept until it changes', async () => {
    const { answers, asked } = kept()
    const first = await answers.search(query('a'))
    expect(await answers.search(query('a'))).toBe(first)
    await answers.search(query('a', { offset: 24 }))
    await answers.search(query('a', { filters: [{ field: 'brand', op: 'eq', data: 'x' }] }))
    expect(asked).toEqual(['a', 'a', 'a'])
    answers.clear()
    await answers.search(query('a'))
    expect(asked).toHaveLength(4)
  })

  it('are not kept when they are partial, or of before a change that came meanwhile', async () => {
    const partial = kept(() => Promise.resolve(answer({ complete: false })))
    await partial.answers.search(query('a'))
    await partial.answers.search(query('a'))
    expect(partial.asked).toHaveLength(2)
    const { promise, resolve } = Promise.withResolvers<SearchResult>()
    const late = kept(() => promise)
    const waiting = late.answers.search(query('a'))
    late.answers.clear()
    resolve(answer())
    await waiting
    await late.answers.search(query('a'))
    expect(late.asked).toHaveLength(2)
  })

  it('go when there is no room, the longest unused first', async () => {
    const hits = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at), score: 1, highlights: [] }))
    const { answers, asked } = kept(() => Promise.resolve(answer({ hits })))
    for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await answers.search(query(text))
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  })
})
