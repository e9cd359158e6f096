import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '@klarsikt/api'
import type { HeldLock } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { type ArticleRecord, articleRecords } from './article-record.js'
import type { Feeder } from './feeder.js'
import { awaitLeadership } from './leader-election.js'

type Parts = {
  readonly catalogue: Pick<Catalogue, 'state' | 'onChange'>
  readonly feeder: Feeder
  /** Of the shop's database: of all processes on it one sends, so that an older state never comes after a newer one. */
  readonly databaseUrl: string
  readonly log: Log
}

/** Pause before a try again; doubled with each that fails. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const digestOf = (record: ArticleRecord): string =>
  createHash('sha1').update(JSON.stringify(record)).digest('base64').slice(0, 16)

/** Articles whose records may have changed, by number. */
type Waiting = 'all' | ReadonlySet<number>

const union = (one: Waiting, other: Waiting): Waiting =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])

/**
 * Keeps the discovery service's copy of the goods as fresh as the shop: all of them once at the start, which catches up on
 * what changed meanwhile, and then each article whose record has changed.
 */
export class ShopFollower {
  readonly #parts: Parts
  /** By article: the digest of the record that was sent last. */
  readonly #sent = new Map<string, string>()
  readonly #stopping = new AbortController()
  readonly #othersLead = Promise.withResolvers<void>()
  readonly #unsubscribe: () => void
  #waiting: Waiting = 'all'
  /** Whether this process has sent all goods since it leads. */
  #hasSentAll = false
  #leadership: HeldLock | null = null
  #working: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#unsubscribe = parts.catalogue.onChange((ids) => {
      this.#waiting = union(this.#waiting, ids === null ? 'all' : new Set(ids))
      this.#wake()
    })
    this.#wake()
  }

  /** Fulfilled when everything known by now has been sent, or another process does the sending. */
  async settled(): Promise<void> {
    while (this.#working) {
      const others = await Promise.race([this.#working.then(() => false), this.#othersLead.promise.then(() => true)])
      if (others) return
    }
  }

  async stop(): Promise<void> {
    this.#unsubscribe()
    this.#stopping.abort()
    await this.#working
    await this.#leadership?.release()
  }

  get #hasWork(): boolean {
    return !this.#stopping.signal.aborted && (this.#waiting === 'all' || this.#waiting.size > 0)
  }

  #wake(): void {
    this.#working ??= this.#work()
      .catch((error: unknown) =>
        this.#parts.log.warn({ err: error }, 'the changes of the goods are not followed just now'),
      )
      .finally(() => {
        this.#working = undefined
        // What came in after the last look must not wait for the next change.
        if (this.#hasWork) this.#wake()
      })
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping
    for (let pause = FIRST_PAUSE_MS; this.#hasWork;) {
      await this.#lead(signal)
      if (signal.aborted) return
      const now = this.#waiting
      this.#waiting = new Set()
      try {
        await this.#send(now)
        pause = FIRST_PAUSE_MS
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'the discovery service could not be sent the changed goods; trying again')
        this.#waiting = union(this.#waiting, now)
        await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
      }
    }
  }

  /** Waits until this is the process that sends. */
  async #lead(signal: AbortSignal): Promise<void> {
    if (this.#leadership?.held) return
    this.#leadership = await awaitLeadership(this.#parts.databaseUrl, signal, this.#othersLead.resolve)
    // Whoever led before may have sent more or less than is known here.
    this.#hasSentAll = false
    this.#waiting = 'all'
  }

  async #send(ids: Waiting): Promise<void> {
    const { catalogue, feeder } = this.#parts
    const records = articleRecords(catalogue.state, ids === 'all' ? undefined : ids)
    const digests = new Map(records.map((record) => [record.product_id, digestOf(record)]))
    if (this.#hasSentAll)
      await this.#sendChanges(ids === 'all' ? [...this.#sent.keys()] : [...ids].map(String), records, digests)
    else {
      await feeder.replace(records)
      this.#hasSentAll = true
      this.#sent.clear()
    }
    for (const [id, digest] of digests) this.#sent.set(id, digest)
  }

  /** Sends the records that differ from what was sent, and removes the articles that have none any more. */
  async #sendChanges(
    ids: readonly string[],
    records: readonly ArticleRecord[],
    digests: ReadonlyMap<string, string>,
  ): Promise<void> {
    const { feeder } = this.#parts
    const changed = records.filter(({ product_id: id }) => this.#sent.get(id) !== digests.get(id))
    if (changed.length > 0) await feeder.upsert(changed)
    for (const id of ids) {
      if (digests.has(id) || !this.#sent.has(id)) continue
      await feeder.remove(id)
      this.#sent.delete(id)
    }
  }
}
