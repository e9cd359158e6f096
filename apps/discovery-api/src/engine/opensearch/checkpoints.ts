import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Connection } from './connection.js'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

type Doc = {
  readonly found?: boolean
  readonly _source?: { readonly checkpoint?: string }
  readonly error?: { readonly type: string; readonly reason: string }
}

/**
 * Stores a checkpoint for each generation of an index, in a small index of its own. A checkpoint may be megabytes, too large for the
 * cluster state that all nodes hold; the id is the generation's name, so generations never mix.
 */
export class Checkpoints {
  readonly #connection: Connection
  readonly #index: string
  readonly #replicas: number
  #made: Promise<void> | null = null

  constructor(connection: Connection, prefix: string, replicas: number) {
    this.#connection = connection
    // No alias can have this name: in an alias, two hexadecimal digits or an h follow an underscore.
    this.#index = `${prefix}-_checkpoints`
    this.#replicas = replicas
  }

  /** Null when nothing is stored. Throws when the cluster cannot answer. */
  async read(generation: string): Promise<string | null> {
    const { docs } = await this.#connection.read<{ docs: readonly Doc[] }>({
      method: 'POST',
      path: '/_mget',
      body: { docs: [{ _index: this.#index, _id: generation }] },
    })
    const { error, _source } = docs[0] ?? {}
    if (error !== undefined && error.type !== 'index_not_found_exception')
      throw new Error(`OpenSearch did not tell a checkpoint: ${error.type}: ${error.reason}`)
    if (_source?.checkpoint === undefined) return null
    return (await unpack(Buffer.from(_source.checkpoint, 'base64'))).toString()
  }

  async write(generation: string, checkpoint: string): Promise<void> {
    this.#made ??= this.#make()
    await this.#made.catch((error: unknown) => {
      this.#made = null
      throw error
    })
    await this.#connection.write({
      method: 'PUT',
      path: `/${this.#index}/_doc/${generation}`,
      body: { checkpoint: (await pack(checkpoint)).toString('base64') },
    })
  }

  /** Deletes the checkpoint. A leftover does no harm, because generation names are never reused. */
  async remove(generation: string): Promise<void> {
    await this.#connection.statusOf({ method: 'DELETE', path: `/${this.#index}/_doc/${generation}` }).catch(() => 0)
  }

  async #make(): Promise<void> {
    if (await this.#connection.exists(`/${this.#index}`)) return
    const status = await this.#connection.statusOf({
      method: 'PUT',
      path: `/${this.#index}`,
      body: {
        settings: { index: { number_of_shards: 1, number_of_replicas: this.#replicas } },
        mappings: { dynamic: false },
      },
    })
    if (status >= 400 && !(await this.#connection.exists(`/${this.#index}`)))
      throw new Error(`OpenSearch did not make the index of checkpoints: status ${status}`)
  }
}
