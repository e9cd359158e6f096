import { setTimeout as sleep } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'

/** Waits between attempts (ms): a leader that was lost is replaced within a few seconds. */
const READ_WAITS = [20, 100, 500, 1500]
const WRITE_WAITS = [100, 500, 1000, 2000, 4000, 8000]
/** Busy, or without a leader for the moment. */
const PASSING = new Set([429, 502, 503, 504])
/** A node left between the phases of a search: answered with 500, though the next attempt asks those that are left. */
const LOST_NODES = new Set(['node_not_connected_exception', 'node_disconnected_exception', 'node_closed_exception'])

export type ConnectionOptions = {
  /** `http(s)://[user:password@]host:port` of some nodes; others are asked when one does not answer. */
  readonly nodes: readonly string[]
  /** A node that takes longer (ms) is left for another; 5 seconds by default. */
  readonly timeoutMs?: number
}

export type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'; readonly path: string } & Body
type Body = {
  readonly body?: Readonly<Record<string, unknown>>
  /** Lines of JSON. */
  readonly lines?: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
}

/** Asks any node that answers. What no node answers is an outage, which is thrown. */
export class Connection {
  readonly #client: Client
  readonly #nodes: number

  constructor({ nodes, timeoutMs = 5000 }: ConnectionOptions) {
    this.#nodes = nodes.length
    this.#client = new Client({ nodes: [...nodes], requestTimeout: timeoutMs, maxRetries: nodes.length })
  }

  /** A question: asked again, of another node each time. */
  async read<T>(call: Call): Promise<T> {
    return this.#ask<T>(call, READ_WAITS, undefined)
  }

  /** A change; safe to repeat, as all ours are. It may take long (`timeout`, ms). */
  async write<T>(call: Call, timeout = 60_000): Promise<T> {
    return this.#ask<T>(call, WRITE_WAITS, timeout)
  }

  async exists(path: string): Promise<boolean> {
    // The client says so in place of a body, and throws nothing when it is not there.
    return (await this.read({ method: 'HEAD', path })) === true
  }

  /** The status of a call that may be refused for a good reason (there already, gone already). */
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
