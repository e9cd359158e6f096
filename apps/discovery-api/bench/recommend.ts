/**
 * Measures how well recommendations predict the next product, on simulated visitors whose tastes no attribute names:
 * `tsx bench/recommend.ts [sessions]`. The first four fifths of the period train the model, the last fifth tests it.
 */
import { demoRecords, type FeedRecord, simulateSessions } from '@klarsikt/fixtures/relevance'
import { createEmbeddedEngine } from '../src/engine/embedded/embedded-engine.js'
import { modelOf } from '../src/modules/catalogue-index/model-of.js'
import { blend, type Seed } from '../src/modules/recommend/blend.js'
import { diversify } from '../src/modules/recommend/diversify.js'
import { seedWeight } from '../src/modules/recommend/seed-weight.js'
import { eyewearSet } from './eyewear.js'
import { evaluate, type Method, trialsOf } from './recommend-evaluation.js'
import { Model } from './recommend-model.js'

const FROM = new Date('2026-09-01T00:00:00Z')
const DAYS = 80
const sessions = Number(process.argv[2] ?? 20_000)

const records = await demoRecords(new Date('2026-11-20T10:00:00Z'))
// One product in twenty is added just before the test period, so its visits cannot be learnt.
const arrival = new Date(FROM.getTime() + 0.79 * DAYS * 86_400_000)
const arrivals = new Map(records.filter((_, index) => index % 20 === 7).map(({ product_id }) => [product_id, arrival]))
const visits = simulateSessions(records, {
  seed: 'evaluation',
  sessions,
  visitors: sessions / 3,
  from: FROM,
  days: DAYS,
  arrivals,
})
const cut = Math.floor(visits.length * 0.8)
const [training, testing] = [visits.slice(0, cut), visits.slice(cut)]
const now = testing[0]?.events[0]?.at ?? FROM
const seen = new Model('seen', now)
seen.learn(training)
const index = await createEmbeddedEngine().open('evaluation', { language: 'sv', synonyms: [] })
await index.replace((await eyewearSet('dev')).records)
const likeness = new Map(
  await Promise.all(records.map(async ({ product_id: id }) => [id, await index.similar(id, 60, [])] as const)),
)
const similar = (id: string) => likeness.get(id) ?? []
const byId = new Map(records.map((record) => [record.product_id, record]))
const groupOf = (id: string) => modelOf(byId.get(id) ?? { brand: null, attributes: {} }) ?? id
const popularity = new Map(records.map(({ product_id }) => [product_id, seen.support(product_id)]))
const ranked = [...popularity].sort((a, b) => b[1] - a[1]).map(([id]) => id)
const rootOf = (record: FeedRecord | undefined) => record?.category[0]?.[0]

type Sources = { readonly behaviour: boolean; readonly content: boolean; readonly popularity: boolean }
const popularOf = new Map(
  [...Map.groupBy(ranked, (id) => rootOf(byId.get(id)))].map(([root, ids]) => [
    root,
    ids.slice(0, 60).map((id) => ({ id, score: popularity.get(id) ?? 0 })),
  ]),
)

function seedsOf(met: readonly string[], use: Sources): Seed[] {
  return met
    .toReversed()
    .slice(0, 10)
    .map((id, age) => ({
      id,
      weight: seedWeight(age),
      support: use.content ? (use.behaviour ? seen.support(id) : 0) : Number.MAX_SAFE_INTEGER,
      neighbours: use.behaviour ? seen.neighbours(id) : [],
      similar: use.content ? similar(id) : [],
      popular: use.popularity ? (popularOf.get(rootOf(byId.get(id))) ?? []) : [],
    }))
}

function finish(ids: readonly string[], met: readonly string[], limit: number): string[] {
  const groups = new Set(met.map((id) => groupOf(id)))
  const kin = ids
    .filter((id) => !groups.has(groupOf(id)))
    .map((id) => ({ id, group: groupOf(id), brand: byId.get(id)?.brand ?? null }))
  return diversify(kin, limit).map(({ id }) => id)
}

let state = 1
const dice = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff)
const anyRecord = () => records[dice() % records.length]?.product_id ?? ''
const methods: Method[] = [
  { name: 'random', recommend: (met, limit) => finish(Array.from({ length: limit * 3 }, anyRecord), met, limit) },
  { name: 'popularity', recommend: (met, limit) => finish(ranked.slice(0, 80), met, limit) },
  {
    name: 'popularity of the category',
    recommend: (met, limit) => {
      const root = rootOf(byId.get(met.at(-1) ?? ''))
      return finish(ranked.filter((id) => rootOf(byId.get(id)) === root).slice(0, 80), met, limit)
    },
  },
  blended('content alone', { behaviour: false, content: true, popularity: false }),
  blended('behaviour alone', { behaviour: true, content: false, popularity: false }),
  blended('behaviour and content', { behaviour: true, content: true, popularity: false }),
  blended('all together', { behaviour: true, content: true, popularity: true }),
]

function blended(name: string, use: Sources): Method {
  return {
    name,
    recommend: (met, limit) =>
      finish(
        blend(seedsOf(met, use)).map(({ id }) => id),
        met,
        limit,
      ),
  }
}

const trials = trialsOf(testing, groupOf, (id) => (seen.counts.get(id) === undefined ? 0 : seen.support(id)))
console.log(
  `${visits.length} visits to ${records.length} products, ${trials.length} trials, ${trials.filter(({ cold }) => cold).length} of them cold`,
)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)
console.log(
  `${''.padEnd(28)}${['hit@10', 'MRR@10', 'cold@10', 'coverage', 'p99 ms'].map((head) => head.padStart(10)).join('')}`,
)
for (const method of methods) {
  const score = evaluate(method, trials, records.length, groupOf)
  const cells = [
    percent(score.hitRate),
    score.reciprocalRank.toFixed(4),
    percent(score.coldHitRate),
    percent(score.coverage),
    score.p99.toFixed(2),
  ]
  console.log(`${score.name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`)
}
