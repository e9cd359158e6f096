import { randomBytes } from 'node:crypto'
import { FieldLengths } from '../embedded/core.js'
import type { ProductRecord } from '../record.js'
import type { Connection } from './connection.js'
import { documentOf, type StoredProduct } from './document.js'
import type { Census } from './index-metadata.js'
import { AttributeFields, indexBody, type IndexNotes, type Layout } from './mapping.js'
import { documentIdOf } from './names.js'

/** Bytes of a bulk request. A node holds several of them in memory at once. */
const CHUNK = 4_000_000
/** Seconds to wait for the copies of a new index; after that it serves without them. */
const COPIES = 50

export type BulkLine = { readonly put: StoredProduct } | { readonly remove: string }

type BulkAnswer = {
  readonly errors: boolean
  readonly items: readonly Readonly<Record<string, { status: number; error?: { type: string; reason: string } }>>[]
}

/** Sends changes in requests of a few megabytes. They become visible with {@link refresh}. */
export class BulkWriter {
  readonly #connection: Connection
  readonly #index: string
  #lines: string[] = []
  #bytes = 0

  readonly #fields: AttributeFields

  constructor(connection: Connection, index: string, fields: AttributeFields) {
    this.#connection = connection
    this.#index = index
    this.#fields = fields
  }

  async add(line: BulkLine): Promise<void> {
    const text =
      'put' in line
        ? `${JSON.stringify({ index: { _id: documentIdOf(line.put.id) } })}\n${JSON.stringify(line.put)}\n`
        : `${JSON.stringify({ delete: { _id: documentIdOf(line.remove) } })}\n`
    if ('put' in line) this.#fields.note(line.put)
    this.#lines.push(text)
    this.#bytes += text.length
    if (this.#bytes >= CHUNK) await this.flush()
  }

  async flush(): Promise<void> {
    let lines = this.#lines
    this.#lines = []
    this.#bytes = 0
    await this.#makeFields()
    // Changes that a busy node refused are sent again.
    for (let attempt = 0; lines.length > 0; attempt += 1) {
      const answer = await this.#connection.write<BulkAnswer>({
        method: 'POST',
        path: `/${this.#index}/_bulk`,
        lines: lines.join(''),
      })
      const turnedAway: string[] = []
      for (const [at, item] of answer.items.entries()) {
        const { status = 0, error } = Object.values(item)[0] ?? {}
        if (status === 429 && attempt < 8) turnedAway.push(lines[at] ?? '')
        else if (error !== undefined) throw new Error(`OpenSearch refused a product: ${error.type}: ${error.reason}`)
      }
      lines = turnedAway
    }
  }

  async #makeFields(): Promise<void> {
    const fresh = this.#fields.takeFresh()
    if (fresh === null) return
    try {
      await this.#connection.write({ method: 'PUT', path: `/${this.#index}/_mapping`, body: fresh })
    } catch (error) {
      this.#fields.forget(fresh)
      throw error
    }
  }
}

/** Makes everything written so far visible to searches. */
export async function refresh(connection: Connection, index: string): Promise<void> {
  await connection.write({ method: 'POST', path: `/${index}/_refresh` })
}

export const nextGeneration = (alias: string): string => `${alias}.${randomBytes(8).toString('hex')}`

/** Creates the first, empty generation unless another process did. Throws when neither succeeded. */
export async function createFirst(connection: Connection, alias: string, layout: Layout): Promise<void> {
  if (await connection.exists(`/_alias/${alias}`)) return
  const { sums, counts } = new FieldLengths()
  const status = await connection.statusOf({
    method: 'PUT',
    path: `/${alias}.first`,
    body: { ...indexBody(layout, { lengths: { sums, counts } }, false), aliases: { [alias]: {} } },
  })
  if (status >= 400 && !(await connection.exists(`/_alias/${alias}`)))
    throw new Error(`OpenSearch did not make the index ${alias}: status ${status}`)
}

/** Fills a new generation, which is not in service yet. */
export async function load(
  connection: Connection,
  index: string,
  layout: Layout,
  records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>,
): Promise<Census> {
  const lengths = new FieldLengths()
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const categories = new Set<string>()
  let [seq, mostPopular] = [0, 0]
  await connection.write({ method: 'PUT', path: `/${index}`, body: indexBody(layout, notesOf(lengths), true) })
  const fields = new AttributeFields()
  const writer = new BulkWriter(connection, index, fields)
  for await (const record of records) {
    const product = documentOf(record, seq, lengths)
    await writer.add({ put: product })
    seq += 1
    mostPopular = Math.max(mostPopular, product.popularity)
    if (!seen.has(record.id)) for (const word of product.vocabulary) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const path of product.leaf) categories.add(path)
    seen.add(record.id)
  }
  await writer.flush()
  await connection.write({ method: 'PUT', path: `/${index}/_mapping`, body: { _meta: notesOf(lengths) } })
  await refresh(connection, index)
  await copy(connection, index, layout)
  return { counts, categories, fields, lengths, mostPopular, products: seen.size }
}

const notesOf = ({ sums, counts }: FieldLengths): IndexNotes => ({ lengths: { sums, counts } })

/** Copies the shards to other nodes, and waits for the copies where there are enough nodes. */
async function copy(connection: Connection, index: string, { replicas }: Layout): Promise<void> {
  if (replicas === 0) return
  await connection.write({
    method: 'PUT',
    path: `/${index}/_settings`,
    body: { index: { number_of_replicas: replicas } },
  })
  const health = await connection.read<{ number_of_data_nodes: number }>({ method: 'GET', path: '/_cluster/health' })
  if (health.number_of_data_nodes <= replicas) return
  await connection.statusOf({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: 'green', timeout: `${COPIES}s` },
  })
}
