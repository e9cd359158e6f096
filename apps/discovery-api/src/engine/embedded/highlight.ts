import { tokenise } from '../analyser/tokenise.js'
import type { Highlight, SearchQuery } from '../engine.js'
import type { Core } from './core.js'
import { FIELDS } from './fields.js'

/** Finds the ranges of the words that matched the query. Adjacent ranges and joined tokens become one. */
export function highlight(
  core: Core,
  doc: number,
  fields: NonNullable<SearchQuery['highlight']>,
  bits: ReadonlyMap<number, number>,
): Highlight[] {
  const texts = core.texts.of(doc)
  return fields.flatMap((field) => {
    const text = texts[FIELDS.indexOf(field)] ?? ''
    const ranges: [number, number][] = []
    for (const { word, start, end } of tokenise(text)) {
      const id = core.vocabulary.idOf(word)
      if (id === undefined || !bits.has(id)) continue
      const last = ranges.at(-1)
      if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end)
      else ranges.push([start, end])
    }
    return ranges.length === 0 ? [] : [{ field, ranges }]
  })
}
