import type { Filter, Hit } from '../engine.js'
import type { Core } from './core.js'
import { compile } from './filters.js'
import { IMPACTS, rarity, saturate } from './scoring.js'
import { topByScore } from './top-by-score.js'
import { MODEL_FIELD } from './values.js'

/** Words by which a product is compared: those that distinguish it most. */
const MAX_WORDS = 24
/** What the same category, the same brand and each shared attribute value add to a score. The words give at most 1. */
const SAME = { category: 0.5, brand: 0.15, attribute: 0.05, most: 0.4 } as const
/** Words in more than this share of products are not compared, because they distinguish little. */
const SHARED_BY = 0.5

function scoreByWords(core: Core, doc: number): void {
  const { score } = core.buffers
  const words = [...core.strengths(core.texts.of(doc), null)]
    .map(([word, strength]) => ({
      word,
      weight: saturate(strength) * rarity(core.vocabulary.countOf(word), core.liveCount),
      count: core.vocabulary.countOf(word),
    }))
    .filter(
      ({ word, count }) =>
        count > 1 && count < core.liveCount * SHARED_BY && !/^[\d.+-]+$/.test(core.vocabulary.words[word] ?? ''),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_WORDS)
  const sum = words.reduce((total, { weight }) => total + weight, 0)
  for (const { word, weight } of words)
    for (const { docs, impacts, from, to } of core.postings.runs(word))
      for (let at = from; at < to; at += 1)
        score.add(docs[at] ?? 0, (weight / sum) * saturate(IMPACTS[impacts[at] ?? 0] ?? 0))
}

/** Returns a function that scores what another product shares besides words. */
function shared(core: Core, doc: number): (other: number) => number {
  const lists = [...core.values.lists].flatMap(([field, column]) => {
    const list = column.of(doc)
    return list === 0 || field === 'in_stock' || field === 'on_sale' || field === MODEL_FIELD
      ? []
      : [{ field, column, own: new Set(column.valuesOf(doc)) }]
  })
  return (other) => {
    let sum = 0
    let attributes = 0
    for (const { field, column, own } of lists) {
      if (!column.valuesOf(other).some((value) => own.has(value))) continue
      if (field === 'category') sum += SAME.category
      else if (field === 'brand') sum += SAME.brand
      else attributes += SAME.attribute
    }
    return sum + Math.min(SAME.most, attributes)
  }
}

/** Best products by words whose other values are compared. */
const CLOSER_LOOK = 300

/** The products most alike by content, never the product itself. */
export function similar(core: Core, id: string, limit: number, filters: readonly Filter[]): Hit[] {
  const doc = core.docs.get(id)
  if (doc === undefined) return []
  core.buffers.reserve(core.ids.length)
  const { score } = core.buffers
  scoreByWords(core, doc)
  const tests = filters.map((filter) => compile(core, filter))
  const candidates = score.keys.filter(
    (other) => other !== doc && core.isLive(other) && tests.every((test) => test(other)),
  )
  const near = topByScore(candidates, Math.max(CLOSER_LOOK, limit), score.values)
  const bonus = shared(core, doc)
  for (const other of near) score.values[other] = score.get(other) + bonus(other)
  const hits = Array.from(topByScore(near, limit, score.values), (other): Hit => ({
    id: core.ids[other] ?? '',
    score: score.get(other),
    highlights: [],
  }))
  core.buffers.clear()
  return hits
}
