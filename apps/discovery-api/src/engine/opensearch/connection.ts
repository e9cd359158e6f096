import { setTimeout as sleep } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'

/** Waits between attempts in ms: a lost leader is replaced within a few seconds. */
const READ_WAITS = [20, 100, 500, 1500]
const WRITE_WAITS = [100, 500, 1000, 2000, 4000, 8000]
/** Status codes of a cluster that is busy or has no leader at the moment. */
const PASSING = new Set([429, 502, 503, 504])
/** Errors of a search whose node disappeared. Their status is 500, but another attempt asks the remaining nodes. */
const LOST_NODES = new Set(['node_not_connected_exception', 'node_disconnected_exception', 'node_closed_exception'])

export type ConnectionOptions = {
  /** `http(s)://[user:password@]host:port` of some nodes. When one does not answer, another is asked. */
  readonly nodes: readonly string[]
  /** Milliseconds after which another node is asked; 5 seconds by default. */
  readonly timeoutMs?: number
}

export type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'; readonly path: string } & Body
type Body = {
  readonly body?: Readonly<Record<string, unknown>>
  /** Lines of JSON, for bulk calls. */
  readonly lines?: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
}

/** Sends calls to any node that answers. Throws when no node does. */
export class Connection {
  readonly #client: Client
  readonly #nodes: number

  constructor({ nodes, timeoutMs = 5000 }: ConnectionOptions) {
    this.#nodes = nodes.length
    this.#client = new Client({ nodes: [...nodes], requestTimeout: timeoutMs, maxRetries: nodes.length })
  }

  /** Sends a call that changes nothing; each attempt may use another node. */
  async read<T>(call: Call): Promise<T> {
    return this.#ask<T>(call, READ_WAITS, undefined)
  }

  /** Sends a change, which must be safe to repeat. It may take up to `timeout` ms. */
  async write<T>(call: Call, timeout = 60_000): Promise<T> {
    return this.#ask<T>(call, WRITE_WAITS, timeout)
  }

  async exists(path: string): Promise<boolean> {
    // The client returns true or false for HEAD, and does not throw for a missing path.
    return (await this.read({ method: 'HEAD', path })) === true
  }

  /** The status of a call that may fail for a harmless reason, such as already created or already deleted. */
  async statusOf(call: Call): Promise<number> {
    try {
      await this.write(call)
      return 200
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode !== null) return error.statusCode
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#client.close()
  }

  async #ask<T>(call: Call, waits: readonly number[], timeout: number | undefined): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { body } = await this.#client.transport.request(
          {
            method: call.method,
            path: call.path,
            ...(call.body === undefined ? {} : { body: call.body }),
            ...(call.lines === undefined ? {} : { bulkBody: call.lines }),
            querystring: { ...call.query },
          },
          { maxRetries: this.#nodes, ...(timeout === undefined ? {} : { requestTimeout: timeout }) },
        )
        return body as T
      } catch (error) {
        const wait = waits[attempt]
        if (wait === undefined || !passes(error)) throw error
        await sleep(wait)
      }
    }
  }
}

function passes(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    return (error.statusCode !== null && PASSING.has(error.statusCode)) || lostNode(error.body)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  )
}

function lostNode(body: unknown): boolean {
  const { error } = (body ?? {}) as { readonly error?: { readonly caused_by?: { readonly type?: string } } }
  return LOST_NODES.has(error?.caused_by?.type ?? '')
}
