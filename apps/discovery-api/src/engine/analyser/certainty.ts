import type { Certainty, PlanSpan, PlanWord, Via } from './plan.js'
import { WEIGHTS } from './weights.js'

const SAME: ReadonlySet<Via> = new Set(['exact', 'folded', 'synonym'])
const RELATED: ReadonlySet<Via> = new Set(['stem', 'part', 'prefix', 'joined', 'split', 'derived'])

function certaintyOf(word: PlanWord, isInSpan: boolean): Certainty {
  if (word.alternatives.some(({ via }) => SAME.has(via))) return 'exact'
  const isRelated = word.alternatives.some(
    ({ via, weight }) => RELATED.has(via) || (via === 'compound' && weight === WEIGHTS.compound),
  )
  return isInSpan || isRelated ? 'related' : 'guessed'
}

/** The certainty of the least certain word of a query; stop words do not count. */
export function leastCertainty(words: readonly PlanWord[], spans: readonly PlanSpan[]): Certainty {
  const found = new Set(
    words.flatMap((word, at) =>
      word.optional
        ? []
        : [
            certaintyOf(
              word,
              spans.some(({ from, to }) => from <= at && at < to),
            ),
          ],
    ),
  )
  if (found.has('guessed')) return 'guessed'
  return found.has('related') ? 'related' : 'exact'
}
