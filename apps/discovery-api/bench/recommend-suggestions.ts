/**
 * Times suggestions letter by letter: `tsx bench/recommend-suggestions.ts [titles] [queries]`. Titles combine words of the demo shop, so
 * that every beginning has many continuations, as in a large shop.
 */
import { demoRecords } from '@klarsikt/fixtures/relevance'
import { createEmbeddedEngine } from '../src/engine/embedded/embedded-engine.js'
import type { ProductRecord } from '../src/engine/record.js'
import type { Market } from '../src/modules/catalogue-index/market.js'
import { QueryIndex } from '../src/modules/suggest/query-index.js'
import { createSuggest } from '../src/modules/suggest/suggest.js'
import { eyewearSet } from './eyewear.js'

const titles = Number(process.argv[2] ?? 50_000)
const queries = Number(process.argv[3] ?? 20_000)
let state = 7
const dice = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 4_294_967_296) * below)
}
const pick = <T>(list: readonly T[]): T => list[dice(list.length)] as T

const base = (await eyewearSet('dev')).records
const words = [
  ...new Set(
    base
      .flatMap(({ title, attributes }) => [title, ...Object.values(attributes)])
      .flatMap((value) =>
        typeof value === 'string' ? value.split(/[\s,]+/).filter((word) => /^\p{L}{3,}$/u.test(word)) : [],
      ),
  ),
]
const phrase = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ')
const records = Array.from({ length: titles }, (_, n): ProductRecord => {
  const one = pick(base)
  return {
    ...one,
    id: `p${n}`,
    title: `${one.title} ${phrase(2)}`,
    description: '',
    attributes: {},
    variants: [],
    popularity: dice(1000),
  }
})
const searched = Array.from({ length: queries }, (_, n) => ({
  shown: phrase(1 + dice(3)).toLowerCase(),
  sum: queries - n,
}))

const engine = createEmbeddedEngine()
const index = await engine.open('products', { language: 'sv', synonyms: [] })
await index.replace(records)
const content = await engine.open('pages', { language: 'sv', synonyms: [] })
await content.replace(
  base.slice(0, 200).map((one) => ({ ...one, title: phrase(3), attributes: {}, categories: [], brand: null })),
)
const roots = [
  ...new Set(
    (await demoRecords(new Date('2026-11-20'))).flatMap(({ category }) => category.map((path) => path.join('>'))),
  ),
]
const fed = roots.map((path) => ({
  id: path,
  path: path.split('>'),
  title: path.split('>').at(-1) ?? path,
  pageUrl: `/${path}`,
  type: 'CATEGORY' as const,
  quickLinks: null,
}))
const market = {
  tenant: 'bench',
  market: 'se',
  index,
  content,
  contentLinks: (ids: readonly string[]) => ids.map((id) => ({ title: id, page_url: `/${id}`, image_url: null })),
  categories: { fed, at: (path: readonly string[]) => fed.find(({ id }) => id === path.join('>')) },
} as unknown as Market
const database = { query: async () => ({ rows: searched }) } as unknown as Parameters<
  typeof createSuggest
>[0]['database']
const suggest = createSuggest({ database, clock: { now: () => new Date('2026-11-20') } })
const known = new QueryIndex(searched.map(({ shown, sum }) => ({ text: shown, score: sum })))

const typed = Array.from({ length: 150 }, () => (dice(2) ? pick(records).title : pick(searched).shown)).flatMap(
  (text) => Array.from({ length: Math.min(text.length, 18) }, (_, letter) => text.slice(0, letter + 1)),
)
const slips = typed.filter((text) => text.length > 5).map((text) => text.slice(0, 3) + text.slice(4))
type Times = { readonly wall: number[]; readonly cpu: number[] }
const times = new Map<string, Times>()
/** Processor time of this thread in ms; other processes do not change it. */
const cpuNow = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
async function time(name: string, run: () => unknown): Promise<void> {
  const [wall, cpu] = [performance.now(), cpuNow()]
  await run()
  const own = times.get(name) ?? { wall: [], cpu: [] }
  own.cpu.push(cpuNow() - cpu)
  own.wall.push(performance.now() - wall)
  times.set(name, own)
}
for (const text of typed.slice(0, 500)) await suggest(market, { searchText: text, limit: 3 })
for (const text of typed) {
  await time('queries that others typed', () => known.find(text, 4))
  await time('words and titles (engine)', () => index.suggest(text, 4))
  await time('the whole suggestion', () => suggest(market, { searchText: text, limit: 3 }))
}
for (const text of slips) await time('queries, with a slip', () => known.find(text, 4))
console.log(`${titles} titles, ${queries} queries, ${typed.length} times typed`)
for (const [name, { wall, cpu }] of times) {
  const cells = [wall, cpu].map((list) => {
    const sorted = list.toSorted((a, b) => a - b)
    return [0.5, 0.99, 0.999]
      .map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2).padStart(8))
      .join('')
  })
  console.log(`${name.padEnd(28)} p50, p99, p99.9: wall${cells[0]} ms, processor${cells[1]} ms`)
}
