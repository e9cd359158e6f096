import { COMPOUNDING } from '../analyser/analyser.js'
import type { Alternative, QueryPlan } from '../analyser/plan.js'
import type { Core as WholeCore } from './core.js'
import { RANKING } from './scoring.js'
import { pathOf } from './values.js'

/** What both engines know of a catalogue. */
type Core = Pick<WholeCore, 'values' | 'analyser' | 'settings'>

/** By the stems of a category name: the category values whose last part has the name, and those with a higher part that has it. */
type CategoryNames = {
  readonly values: number
  readonly byStems: ReadonlyMap<string, { readonly leaves: readonly number[]; readonly above: readonly number[] }>
}

const known = new WeakMap<Core, CategoryNames>()

function namesOf(core: Core): CategoryNames {
  const column = core.values.list('category')
  const before = known.get(core)
  if (before?.values === column.values.length) return before
  const byStems = new Map<string, { leaves: number[]; above: number[] }>()
  for (const [id, value] of column.values.entries()) {
    const parts = pathOf(value)
    for (const [depth, part] of parts.entries()) {
      const key = stemsOf(core, part)
      const named = byStems.get(key) ?? { leaves: [], above: [] }
      if (depth === parts.length - 1) named.leaves.push(id)
      else named.above.push(id)
      byStems.set(key, named)
    }
  }
  const names = { values: column.values.length, byStems }
  known.set(core, names)
  return names
}

const stemsOf = (core: Core, text: string): string =>
  core.analyser
    .index(text)
    .flatMap((token) => (token.span === 1 ? [token.stem] : []))
    .join(' ')

/** The alternatives of a word as joined stems, with their weights. Alternatives that match only a part of the word are left out. */
function keysOf(core: Core, alternatives: readonly Alternative[]): Map<string, number> {
  const keys = new Map<string, number>()
  // Weights are relative to the best alternative, so the category of a correction counts in full.
  const best = Math.max(0, ...alternatives.map(({ weight }) => weight))
  for (const { via, weight: own, all } of alternatives) {
    if (via === 'part' || via === 'derived' || via === 'prefix') continue
    const weight = own / best
    const stems = all.map(({ form, text }) =>
      form === 'word' || form === 'folded' ? core.analyser.forms(text).stem : text,
    )
    const key = stems.join(' ')
    keys.set(key, Math.max(keys.get(key) ?? 0, weight))
    // A compound may name the categories of its parts: `ungdomsglasögon` are glasses, in the category for the young.
    if (via !== 'compound') continue
    for (const { text, or } of all)
      for (const part of [text, ...(or ?? []).map((other) => other.text)])
        keys.set(part, Math.max(keys.get(part) ?? 0, weight))
  }
  return keys
}

type CategoryKey = { readonly key: string; readonly weight: number }

/** Runs of words that may name a category. In English the last word is the thing: a `laptop case` is not a laptop. */
function categoryKeys(core: Core, plan: QueryPlan): CategoryKey[] {
  const words = plan.words.flatMap((word, at) => (word.optional ? [] : [at]))
  const found: CategoryKey[] = []
  const last = words.length - 1
  const put = (from: number, to: number): void => {
    const run = words.slice(from, to + 1)
    const own = run.map((at) => plan.words[at]?.stem ?? '').join(' ')
    found.push({ key: own, weight: 1 })
    const [first, second] = [run[0] ?? 0, run.at(-1) ?? 0]
    const spans = plan.spans.filter((span) => span.from === first && span.to === second + 1)
    const named = [
      ...(from === to ? (plan.words[first]?.alternatives ?? []) : []),
      ...spans.flatMap((span) => span.alternatives),
    ]
    for (const [key, weight] of keysOf(core, named)) found.push({ key, weight })
  }
  // In languages that write compounds as one word, the words after the thing describe it: `röda solglasögon dam`.
  const ends = COMPOUNDING.has(core.settings.language) ? words.keys() : [last]
  for (const to of ends) for (let from = 0; from <= to; from += 1) put(from, to)
  return found
}

/**
 * Factors for products in the categories that the query names, by number of the product's category list; null when it names none. A shopper
 * who types the name of a category wants its products before the accessories.
 */
export function categoryFactors(core: Core, plan: QueryPlan): Float32Array | null {
  const names = namesOf(core)
  const leaf = new Map<number, number>()
  const above = new Map<number, number>()
  const raise = (best: Map<number, number>, ids: readonly number[], value: number): void => {
    for (const id of ids) best.set(id, Math.max(best.get(id) ?? 0, value))
  }
  for (const { key, weight } of categoryKeys(core, plan)) {
    const named = names.byStems.get(key)
    if (named === undefined) continue
    raise(leaf, named.leaves, weight * RANKING.category)
    raise(above, named.above, weight * RANKING.categoryAbove)
  }
  const last = plan.words.at(-1)
  const begun = last?.alternatives.find(({ via }) => via === 'prefix')?.all[0]?.text
  if (begun !== undefined && plan.words.length === 1)
    for (const [key, named] of names.byStems) {
      if (!key.startsWith(begun)) continue
      raise(leaf, named.leaves, RANKING.category)
      raise(above, named.above, RANKING.categoryAbove)
    }
  if (leaf.size + above.size === 0) return null
  const { members } = core.values.list('category')
  const factors = new Float32Array(members.length)
  for (let list = 0; list < members.length; list += 1) {
    let most = 0
    for (const id of members[list] ?? []) most = Math.max(most, (leaf.get(id) ?? 0) + (above.get(id) ?? 0))
    factors[list] = 1 + most
  }
  // An uncategorised product may belong to the category as well.
  factors[0] = 1 + RANKING.categoryUnknown * Math.max(0, ...leaf.values(), ...above.values())
  return factors
}
