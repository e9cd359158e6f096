/**
 * Compares our engine with MiniSearch, in turns in one process: build time, memory for each product, search and as-you-type times, and
 * their ratio. It uses 20,000 synthetic products, and the electronics set where it is available. This is the first half of `pnpm bench`;
 * `pnpm bench:relevance` measures the quality of the answers.
 */
import { existsSync } from 'node:fs'
import type { Contender, Search } from './contender.js'
import { embedded, miniSearch } from './contenders.js'
import { electronicsFolder, electronicsSet } from './electronics.js'
import { beginnings, memory } from './measuring.js'
import { quantile, type RelevanceSet } from './sets.js'
import { syntheticProducts, syntheticQueries } from './synthetic.js'

type Asked = { readonly set: RelevanceSet; readonly texts: readonly string[] }

/** Rounds of which each query's best time counts, because other work on the machine slows only some rounds. */
const ROUNDS = 5
/** Beginnings of queries that are timed. A slow peer takes half a second for each, so not all are tried. */
const MOST_BEGINNINGS = 120

/** Takes at most {@link MOST_BEGINNINGS} beginnings, evenly spread. */
function someOf(all: readonly string[]): readonly string[] {
  const step = Math.max(1, all.length / MOST_BEGINNINGS)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

async function built(contender: Contender, set: RelevanceSet) {
  const before = memory()
  const begun = performance.now()
  const search = await contender.build(set)
  const ms = performance.now() - begun
  return { search, ms, bytes: (memory() - before) / set.records.length }
}

/** Milliseconds of each query for each search. The searches take turns. */
async function times(searches: readonly Search[], texts: readonly string[], typing: boolean): Promise<number[][]> {
  const best = searches.map(() => texts.map(() => Infinity))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, text] of texts.entries())
      for (const [which, search] of searches.entries()) {
        const begun = performance.now()
        await search(text, typing)
        const own = best[which]
        if (own) own[at] = Math.min(own[at] ?? Infinity, performance.now() - begun)
      }
  return best
}

function compare(name: string, ours: number, theirs: number, unit: string): void {
  const figure = (value: number) => `${value.toFixed(2).padStart(9)} ${unit}`
  console.log(
    `  ${name.padEnd(24)} ${figure(ours)}   MiniSearch ${figure(theirs)}   ${(theirs / ours).toFixed(1).padStart(6)} times ours`,
  )
}

async function beside({ set, texts }: Asked): Promise<void> {
  console.log(`\nsearch, ${set.name}: ${set.records.length} products`)
  const [own, peer] = [embedded(), miniSearch()]
  const [ours, theirs] = [await built(own, set), await built(peer, set)]
  compare('built in', ours.ms / 1000, theirs.ms / 1000, 's ')
  compare('a product takes', ours.bytes / 1000, theirs.bytes / 1000, 'kB')
  for (const [what, asked, typing] of [
    ['search', texts, false],
    ['as one types', someOf(beginnings(texts)), true],
  ] as const) {
    const [mine = [], other = []] = await times([ours.search, theirs.search], asked, typing)
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const)
      compare(`${what}, ${name}`, quantile(mine, share), quantile(other, share), 'ms')
  }
  await own.close()
  await peer.close()
}

const synthetic: RelevanceSet = {
  name: 'synthetic',
  language: 'sv',
  synonyms: [],
  records: [...syntheticProducts(20_000)],
  queries: [],
}
await beside({ set: synthetic, texts: syntheticQueries(60) })
const folder = electronicsFolder()
if (existsSync(folder)) {
  const set = electronicsSet(folder)
  await beside({ set, texts: set.queries.map(({ query }) => query) })
}
