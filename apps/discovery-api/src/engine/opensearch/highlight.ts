import type { QueryPlan } from '../analyser/plan.js'
import { tokenise } from '../analyser/tokenise.js'
import { bitsByWord } from '../embedded/rerank.js'
import type { Highlight, SearchQuery } from '../engine.js'
import type { ProductRecord } from '../record.js'
import type { IndexHandle } from './index-handle.js'
import { storedOf } from './stored.js'

export async function highlight(
  handle: IndexHandle,
  ids: readonly string[],
  fields: NonNullable<SearchQuery['highlight']>,
  plan: QueryPlan,
): Promise<Map<string, Highlight[]>> {
  const bits = bitsByWord(handle.metadata.vocabulary, plan)
  const parts = ['id', ...fields.map((field) => `record.${field}`)]
  const stored = await storedOf<{ id: string; record?: Partial<ProductRecord> }>(handle, ids, parts)
  const { vocabulary } = handle.metadata
  const isFound = (word: string): boolean => {
    const id = vocabulary.idOf(word)
    return id !== undefined && bits.has(id)
  }
  return new Map(
    stored.map(({ id, record }) => [
      id,
      fields.flatMap((field): Highlight[] => {
        const ranges = rangesOf(record?.[field] ?? '', isFound)
        return ranges.length === 0 ? [] : [{ field, ranges }]
      }),
    ]),
  )
}

function rangesOf(text: string, isFound: (word: string) => boolean): [number, number][] {
  const ranges: [number, number][] = []
  for (const { word, start, end } of tokenise(text)) {
    if (!isFound(word)) continue
    const last = ranges.at(-1)
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}
