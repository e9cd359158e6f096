/**
 * Compares the answers of our engine and of known engines on the same products and queries in one run: NDCG@10,
 * recall@100, share of queries without a hit, and latency. Run with `pnpm bench:relevance`.
 *
 * RELEVANCE_DATA names the folder of the electronics set (by default `../shared/data/relevance` beside the project).
 * `--queries FILE` replaces its dev queries by others of the same shape. `--ours` leaves out the other engines,
 * `--classes` prints our figures by kind of query.
 */
import { existsSync } from 'node:fs'
import type { Contender } from './contender.js'
import { embedded, miniSearch, orama, postgresFullText } from './contenders.js'
import { electronicsFolder, electronicsSet } from './electronics.js'
import { eyewearSet } from './eyewear.js'
import { mean, ndcg10, quantile, recall100, type JudgedQuery, type RelevanceSet } from './sets.js'
import { withTypos } from './typos.js'

type Row = {
  readonly query: JudgedQuery
  readonly ndcg: number | null
  readonly recall: number | null
  readonly hits: number
  readonly ms: number
}

async function measure(
  contender: Contender,
  set: RelevanceSet,
  asked: readonly RelevanceSet[],
): Promise<{ build: number; rows: Map<string, Row[]> }> {
  const begun = performance.now()
  const search = await contender.build(set)
  const build = performance.now() - begun
  const rows = new Map<string, Row[]>()
  for (const { name, queries } of asked) {
    // An unmeasured round warms up caches, as in a service that has run for a while.
    for (const { query, asYouType } of queries) await search(query, asYouType ?? false)
    const measured: Row[] = []
    for (const query of queries) {
      const start = performance.now()
      const ids = await search(query.query, query.asYouType ?? false)
      const ms = performance.now() - start
      measured.push({ query, ndcg: ndcg10(query, ids), recall: recall100(query, ids), hits: ids.length, ms })
    }
    rows.set(name, measured)
  }
  return { build, rows }
}

const figure = (value: number): string => value.toFixed(3).padStart(7)

function print(contender: string, build: number, rows: readonly Row[]): void {
  const times = rows.map(({ ms }) => ms)
  const zero = rows.filter(({ hits }) => hits === 0).length / rows.length
  console.log(
    `  ${contender.padEnd(20)} ${figure(mean(rows.map(({ ndcg }) => ndcg)))} ${figure(mean(rows.map(({ recall }) => recall)))} ${figure(zero)} ${quantile(times, 0.5).toFixed(2).padStart(8)} ${quantile(times, 0.99).toFixed(2).padStart(8)} ${(build / 1000).toFixed(1).padStart(8)}`,
  )
}

function printClasses(rows: readonly Row[]): void {
  for (const [kind, own] of Map.groupBy(rows, ({ query }) => query.class ?? 'any'))
    console.log(
      `      ${kind.padEnd(18)} ${String(own.length).padStart(3)} ${figure(mean(own.map(({ ndcg }) => ndcg)))} ${figure(mean(own.map(({ recall }) => recall)))}`,
    )
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
}

async function catalogues(): Promise<RelevanceSet[][]> {
  const folder = electronicsFolder()
  const found: RelevanceSet[][] = []
  if (existsSync(folder)) {
    const electronics = electronicsSet(folder, option('--queries'))
    found.push([electronics, withTypos(electronics)])
  } else console.log(`No electronics set in ${folder}; name its folder in RELEVANCE_DATA.`)
  const [dev, held] = [await eyewearSet('dev'), await eyewearSet('held-out')]
  found.push([dev, held])
  return found
}

const ours = process.argv.includes('--ours')
const classes = process.argv.includes('--classes')
const contenders = [embedded(), ...(ours ? [] : [miniSearch(), orama(), await postgresFullText()])]
for (const asked of await catalogues()) {
  const [set] = asked
  if (set === undefined) continue
  const measured: { name: string; build: number; rows: Map<string, Row[]> }[] = []
  for (const contender of contenders) measured.push({ name: contender.name, ...(await measure(contender, set, asked)) })
  for (const { name, queries } of asked) {
    console.log(`\n${name}: ${String(queries.length)} queries, ${String(set.records.length)} products`)
    console.log(`  ${''.padEnd(20)} NDCG@10  rec@100    zero   p50 ms   p99 ms  build s`)
    for (const { name: contender, build, rows } of measured) {
      print(contender, build, rows.get(name) ?? [])
      if (classes && contender === contenders[0]?.name) printClasses(rows.get(name) ?? [])
    }
  }
}
for (const contender of contenders) await contender.close()
