import type { Clock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createTestService, NOW, product, type TestService } from '../../testing/test-service.js'
import { createLearning } from '../learning/learn.js'

const HOUR = 3_600_000
const SLANDER = 'glasögon är bluff köp hos konkurrenten.se'
let now = Date.parse(NOW)
const clock: Clock = { now: () => new Date(now) }
let service: TestService
beforeAll(async () => void (service = await createTestService({ clock, settings: { trustProxy: () => true } })))
afterAll(() => service.drop())

let eventId = 0
const invented = (type: string, n: number, more: object) => ({
  event_type: type,
  event_id: `p${eventId++}`,
  dsid: `invented-${n}`,
  user_id: `user-${n}`,
  session_id: `session-${n}`,
  consent: true,
  ...more,
})
const eight = Array.from({ length: 8 }, (_, n) => n)

async function shop(id: string) {
  await service.tenant(id)
  const frames = [product('round', { title: 'Runda glasögon' }), product('square', { title: 'Kantiga glasögon' })]
  await service.feed(id, [...frames, ...eight.map((n) => product(`other${n}`))])
  return {
    send: (events: readonly object[], address = '203.0.113.7', visitor_token: string | null = null) =>
      ask(service, '/v2/create-events', {
        headers: { 'x-forwarded-for': address },
        body: { tenant: id, market: 'se', visitor_token, events },
      }),
    async learn() {
      now += HOUR
      await createLearning(service.deps)()
    },
    async rows(table: string) {
      const text = `select * from discovery.${table} where tenant = $1`
      return (await service.test.database.query({ text, values: [id] })).rows
    },
  }
}

async function tokenOf(tenant: string, dsid: string): Promise<string> {
  const answer = await ask(service, '/v2/create-visitor', { body: { tenant, dsid } })
  expect(answer.status).toBe(200)
  return answer.body.visitor_token as string
}

async function suggestions(tenant: string, query: string): Promise<string[]> {
  const asked = new URLSearchParams({ tenant, market: 'se', query })
  const answer = await ask(service, `/v2/search/suggestions?${asked}`, { method: 'POST' })
  return answer.body.suggestions.map(({ title }: { title: string }) => title)
}

describe('eight invented identities from one address', () => {
  it('write no suggestion for others', async () => {
    const { send, learn } = await shop('slander')
    const sent = await send(eight.map((n) => invented('search', n, { query: SLANDER, n_hits: 5 })))
    expect(sent.status).toBe(200)
    await learn()
    expect(await suggestions('slander', 'glas')).not.toContain(SLANDER)
  })

  it('make nothing popular and teach no recommendation', async () => {
    const { send, learn, rows } = await shop('pushed')
    const bought = { transaction_id: '', currency: 'SEK' }
    const products = [{ sku: 'round', price: 1, quantity: 1 }]
    await send(
      eight.flatMap((n) => [
        invented('page_view', n, { product_id: 'round' }),
        invented('add_to_cart', n, { product_id: 'square' }),
        invented('click', n, { product_id: 'round' }),
        invented('purchase', n, { ...bought, transaction_id: `t${n}`, products }),
      ]),
    )
    await learn()
    expect(await rows('popularity')).toEqual([])
    expect(await rows('basket_pair')).toEqual([])
  })

  it('without consent move nothing either', async () => {
    const { send, learn, rows } = await shop('nameless')
    await send(eight.map((n) => ({ ...invented('page_view', n, { product_id: 'round' }), consent: false })))
    await learn()
    expect(await rows('popularity')).toEqual([])
  })

  it('count as one when they are signed but come from one network', async () => {
    const { send, learn, rows } = await shop('crowd')
    const events = (n: number) => [
      { ...invented('page_view', n, { product_id: 'round' }), dsid: `d${n}` },
      { ...invented('page_view', n, { product_id: 'square' }), dsid: `d${n}` },
    ]
    for (const n of eight) await send(events(n), `203.0.113.${n}`, await tokenOf('crowd', `d${n}`))
    await learn()
    const [one] = await rows('popularity')
    await send(events(9), '198.51.100.1', await tokenOf('crowd', 'd9'))
    await learn()
    const [two] = await rows('popularity')
    expect(Number(two?.sum) / Number(one?.sum)).toBeCloseTo(2, 1)
    expect(await rows('network_vote')).toHaveLength(2 * 4)
    for (const table of ['event', 'network_vote'])
      expect(JSON.stringify(await rows(table)), table).not.toMatch(/203\.0\.113|198\.51\.100/)
  })
})

describe('a suggestion', () => {
  const visit = async (n: number, query: string, more: object = {}) => {
    const found = await ask(service, '/v2/search/results', { body: { tenant: 'signed', market: 'se', query } })
    return {
      ...invented('search', n, { query, search_request_id: found.body.search_request_id, ...more }),
      dsid: `d${n}`,
    }
  }

  it('needs five signed visitors of five networks whose searches the service answered', async () => {
    const { send, learn } = await shop('signed')
    const from = async (n: number, event: object, address = `10.0.${n}.1`) =>
      send([event], address, await tokenOf('signed', `d${n}`))
    for (const n of eight) {
      await from(n, await visit(n, 'runda'))
      await from(n, await visit(n, 'kantiga'), `10.9.9.${n}`)
      await from(n, await visit(n, SLANDER, { n_hits: 5 }))
      await from(n, { ...(await visit(n, 'glasögon')), query: 'glasögon bluff' })
      await from(n, { ...invented('search', n, { query: 'glasögon lögn', n_hits: 5 }), dsid: `d${n}` })
    }
    await learn()
    expect(await suggestions('signed', 'run')).toContain('runda')
    for (const typed of ['kan', 'glas']) {
      const shown = await suggestions('signed', typed)
      for (const refused of ['kantiga', SLANDER, 'glasögon bluff', 'glasögon lögn'])
        expect(shown).not.toContain(refused)
    }
  })

  it('is not counted by a token of another id, of another shop or of long ago', async () => {
    const { send, rows } = await shop('tokens')
    await service.tenant('tokens-other')
    const event = { ...invented('page_view', 1, { product_id: 'round' }), dsid: 'mine' }
    const mine = await tokenOf('tokens', 'mine')
    const signed = async () => (await rows('event')).at(-1)?.signed_visitor
    await send([event], '10.0.0.1', mine)
    expect(await signed()).toMatch(/^[\w-]{22}$/)
    for (const token of [
      await tokenOf('tokens', 'theirs'),
      await tokenOf('tokens-other', 'mine'),
      `${mine}x`,
      'x',
      '',
    ]) {
      expect((await send([{ ...event, event_id: `x${token}` }], '10.0.0.1', token)).status).toBe(200)
      expect(await signed()).toBeNull()
    }
    now += 60 * 24 * HOUR
    await send([{ ...event, event_id: 'late' }], '10.0.0.1', mine)
    expect(await signed()).toBeNull()
  })
})

it('ids of visitors are signed so many times for a network', async () => {
  const strict = await createTestService({ beside: service, rateLimitFactor: 1, settings: { trustProxy: () => true } })
  const signed = async (n: number) =>
    (
      await ask(strict, '/v2/create-visitor', {
        headers: { 'x-forwarded-for': `2001:db8::${n}` },
        body: { tenant: 'signed', dsid: `d${n}` },
      })
    ).status
  const outcomes = []
  for (let n = 0; n < 80; n++) outcomes.push(await signed(n))
  expect(outcomes.filter((status) => status === 200).length).toBe(60)
  expect(outcomes.at(-1)).toBe(429)
  await strict.drop()
})
