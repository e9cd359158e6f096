import { beforeEach, describe, expect, it } from 'vitest'
import { type CacheableReply, REQUEST_ID_PLACEHOLDER, ResponseCache } from './response-cache.js'

const MARKET = { version: 1 }
const params = (searchText: string, more: object = {}) => ({ searchText, offset: 0, limit: 24, ...more })
const reply = (more: Partial<CacheableReply> = {}): CacheableReply => ({
  body: { id: REQUEST_ID_PLACEHOLDER },
  queryHits: 1,
  complete: true,
  ...more,
})

let now: number
let responses: ResponseCache
let made: string[]
beforeEach(() => {
  now = 1_000
  responses = new ResponseCache({ now: () => new Date(now) })
  made = []
})

async function get(one: ReturnType<typeof params>, of = reply(), market = MARKET): Promise<string> {
  const ready = await responses.get(market, one, () => {
    made.push(one.searchText)
    return Promise.resolve(of)
  })
  return ready.withRequestId('id')
}

describe('cached replies', () => {
  it('are given again for the same parameters, each time with an id of its own', async () => {
    const body = { id: REQUEST_ID_PLACEHOLDER, displays: [{ id: `${REQUEST_ID_PLACEHOLDER}-1` }] }
    const work = () => Promise.resolve(reply({ body }))
    for (const id of ['one', 'two']) {
      const ready = await responses.get(MARKET, params('a'), work)
      expect(JSON.parse(ready.withRequestId(id))).toEqual({ id, displays: [{ id: `${id}-1` }] })
    }
    await get(params('b'))
    await get(params('b'))
    await get(params('b', { offset: 24 }))
    await get(params('b', { filters: [{ field: 'brand', op: 'eq', data: 'x' }] }))
    expect(made).toEqual(['b', 'b', 'b'])
  })

  it('are out of reach once the market has another version, or their time is over', async () => {
    await get(params('a'))
    await get(params('a'), reply(), { version: 2 })
    expect(made).toHaveLength(2)
    now += 10 * 60_000 + 1
    await get(params('a'), reply(), { version: 2 })
    expect(made).toHaveLength(3)
  })

  it.each([
    ['a partial reply', params('a'), reply({ complete: false })],
    ['a long text', params('a'.repeat(1_000)), reply()],
    ['a page far behind', params('a', { offset: 9_000 }), reply()],
  ])('are not made of %s', async (_, one, of) => {
    await get(one, of)
    await get(one, of)
    expect(made).toHaveLength(2)
  })

  it('give way to others when there is no room, the longest unused first', async () => {
    const large = reply({ body: { text: 'x'.repeat(10_000_000) } })
    for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(params(text), large)
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
  })
})
