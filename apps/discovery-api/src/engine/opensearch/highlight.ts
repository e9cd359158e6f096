import type { QueryPlan } from '../analyser/plan.js'
import { tokenise } from '../analyser/tokenise.js'
import { bitsByWord } from '../embedded/rerank.js'
import type { Highlight, SearchQuery } from '../engine.js'
import type { ProductRecord } from '../record.js'
import { documentIdOf } from './names.js'
import type { Place } from './search.js'

type Docs<T> = { readonly docs: readonly { readonly found?: boolean; readonly _source?: T }[] }

/** Stored parts of products, in the order of their ids; those that are gone are left out. */
export async function storedOf<T>(
  { connection, index }: Pick<Place, 'connection' | 'index'>,
  ids: readonly string[],
  parts: readonly string[],
): Promise<T[]> {
  if (ids.length === 0) return []
  const { docs } = await connection.read<Docs<T>>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source_includes: parts.join(',') },
    body: { ids: ids.map(documentIdOf) },
  })
  return docs.flatMap(({ found, _source }) => (found === true && _source !== undefined ? [_source] : []))
}

/** Marks the words of the texts that the query found, by product. */
export async function highlight(
  place: Place,
  ids: readonly string[],
  fields: NonNullable<SearchQuery['highlight']>,
  plan: QueryPlan,
): Promise<Map<string, Highlight[]>> {
  const bits = bitsByWord(place.knowledge, plan)
  const parts = ['id', ...fields.map((field) => `record.${field}`)]
  const stored = await storedOf<{ id: string; record?: Partial<ProductRecord> }>(place, ids, parts)
  const { vocabulary } = place.knowledge
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
