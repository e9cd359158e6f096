import type { PlanSpan, PlanWord, Via } from './plan.js'
import { WEIGHTS } from './weights.js'

/**
 * How surely a catalogue has what was typed. `exact`: every word as it was typed, or one of the same meaning; `related`: at
 * least in another form, as a beginning or in a compound; `guessed`: some word only as what it may have been meant to be.
 */
export type Certainty = 'exact' | 'related' | 'guessed'

const SAME: ReadonlySet<Via> = new Set(['exact', 'folded', 'synonym'])
const RELATED: ReadonlySet<Via> = new Set(['stem', 'part', 'prefix', 'joined', 'split', 'derived'])

function certaintyOf(word: PlanWord, isInSpan: boolean): Certainty {
  if (word.alternatives.some(({ via }) => SAME.has(via))) return 'exact'
  const isRelated = word.alternatives.some(
    ({ via, weight }) => RELATED.has(via) || (via === 'compound' && weight === WEIGHTS.compound),
  )
  return isInSpan || isRelated ? 'related' : 'guessed'
}

/** That of the least certain word, stop words aside. */
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
