import { demoRecords, simulateSessions } from '@klarsikt/fixtures/relevance'
import type { Clock } from '@klarsikt/server/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluate, type Method, trialsOf } from '../../../bench/recommend-evaluation.js'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { createTestService, type TestService } from '../../testing/test-service.js'
import { modelOf } from '../catalogue-index/model-of.js'
import { learnMarket } from '../learning/learn.js'
import { createRecommend } from './recommend.js'

const FROM = new Date('2026-10-01T00:00:00Z')
const NOW = new Date('2026-10-30T00:00:00Z')
const clock: Clock = { now: () => NOW }
const TRIALS = 150

let service: TestService
beforeAll(async () => void (service = await createTestService({ clock, engine: createEmbeddedEngine() })))
afterAll(() => service.drop())

it('the service foretells what shoppers look at next better than what is popular, and far better than chance', async () => {
  const records = (await demoRecords(NOW)).map((record) => ({ ...record, in_stock: true }))
  await service.tenant('optik')
  await service.feed('optik', records)
  const market = await service.deps.markets.get('optik', 'se')
  if (!market) throw new Error('no market')
  const visits = simulateSessions(records, { seed: 'service', sessions: 3_000, visitors: 1_000, from: FROM, days: 28 })
  const cut = Math.floor(visits.length * 0.9)
  await store(visits.slice(0, cut))
  await learnMarket(service.deps, market)

  const byId = new Map(records.map((record) => [record.product_id, record]))
  const groupOf = (id: string) => {
    const record = byId.get(id)
    return (record && modelOf(record)) ?? id
  }
  const trials = trialsOf(visits.slice(cut), groupOf, () => 0).slice(0, TRIALS)
  const recommend = createRecommend(service.deps)
  const params = { visitor: null, session: null, limit: 10, filters: [] }
  const answers = new Map<string, readonly string[]>()
  const popular = await recommend(market, { ...params, seed: { kind: 'general' } })
  for (const { met } of trials) {
    const ids = met.toReversed().slice(0, 8)
    answers.set(met.join(), await recommend(market, { ...params, seed: { kind: 'products', ids } }))
  }
  const ours: Method = { name: 'ours', recommend: (met) => answers.get(met.join()) ?? [] }
  const sellers: Method = { name: 'popular', recommend: () => popular }
  const [our, their] = [ours, sellers].map((method) => evaluate(method, trials, records.length, groupOf))
  expect(our?.hitRate).toBeGreaterThan(0.25)
  expect(our?.hitRate).toBeGreaterThan(2 * (their?.hitRate ?? 1))
  expect(our?.coverage).toBeGreaterThan(0.3)
}, 120_000)

/** Stores events in the form in which the service would have stored them. */
async function store(visits: ReturnType<typeof simulateSessions>): Promise<void> {
  const rows = visits.flatMap(({ visitor, session, events }) =>
    events.map(({ productId, type, at }, n) => ({ key: `${session}:${n}`, visitor, session, productId, type, at })),
  )
  await service.test.database.query({
    text: `insert into discovery.event (tenant, market, event_key, line, type, product_id, visitor, session, signed_visitor, network, occurred_at, received_at)
           select 'optik', 'se', key, 0, type, "productId", visitor, session, visitor, visitor, at, at
           from jsonb_to_recordset($1::jsonb) as row (key text, type text, "productId" text, visitor text, session text, at timestamptz)`,
    values: [JSON.stringify(rows)],
  })
}
