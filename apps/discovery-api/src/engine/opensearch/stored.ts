import type { IndexHandle } from './index-handle.js'
import { documentIdOf } from './names.js'

type Doc<T> = {
  readonly found?: boolean
  readonly _source?: T
  readonly error?: { readonly type: string; readonly reason: string }
}
type StoredIn = Pick<IndexHandle, 'connection' | 'index'>

/** Stored parts of products, in the order of their ids. Products that are missing or cannot be read are left out. */
export async function storedOf<T>(handle: StoredIn, ids: readonly string[], parts: readonly string[]): Promise<T[]> {
  return (await docsOf<T>(handle, ids, parts)).flatMap(sourceOf)
}

/** As {@link storedOf}, but throws when a product cannot be read, because it might exist. */
export async function surelyStoredOf<T>(
  handle: StoredIn,
  ids: readonly string[],
  parts: readonly string[],
): Promise<T[]> {
  const docs = await docsOf<T>(handle, ids, parts)
  for (const { error } of docs)
    if (error !== undefined) throw new Error(`OpenSearch did not tell a product: ${error.type}: ${error.reason}`)
  return docs.flatMap(sourceOf)
}

const sourceOf = <T>({ found, _source }: Doc<T>): T[] => (found === true && _source !== undefined ? [_source] : [])

async function docsOf<T>({ connection, index }: StoredIn, ids: readonly string[], parts: readonly string[]) {
  if (ids.length === 0) return []
  const { docs } = await connection.read<{ docs: readonly Doc<T>[] }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source_includes: parts.join(',') },
    body: { ids: ids.map(documentIdOf) },
  })
  return docs
}
