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
 * What is written down with each generation of an index. It lies in a small index of its own, under the generation's name:
 * it can be megabytes, which have no place in the state that all nodes share, and no generation ever has another's.
 */
export class Checkpoints {
  readonly #connection: Connection
  readonly #index: string
  readonly #replicas: number
  #made: Promise<void> | null = null

  constructor(connection: Connection, prefix: string, replicas: number) {
    this.#connection = connection
    // No alias of ours can be called so: after a low line these have the two digits of a byte, or an h.
    this.#index = `${prefix}-_checkpoints`
    this.#replicas = replicas
  }

  /** Null when nothing was written down; a cluster that cannot tell is an outage, which is thrown. */
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

  /** Forgets what was written down; one that stays does no harm, as no generation will have its name. */
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
