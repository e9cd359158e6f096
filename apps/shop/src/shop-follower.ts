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
  /**
   * Address of the shop's database. Only one of the processes on it sends, so that an older state never arrives after a
   * newer one.
   */
  readonly databaseUrl: string
  readonly log: Log
}

/** Pause in ms before another try. It doubles after each failure. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const digestOf = (record: ArticleRecord): string =>
  createHash('sha1').update(JSON.stringify(record)).digest('base64').slice(0, 16)

/** Ids of the articles whose records may have changed. */
type Waiting = 'all' | ReadonlySet<number>

const union = (one: Waiting, other: Waiting): Waiting =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])

/**
 * Keeps the products of the discovery service equal to the shop's. At the start it sends all of them, because some may
 * have changed before. After that it sends each article whose record changed.
 */
export class ShopFollower {
  readonly #parts: Parts
  /** Digest of the record that was sent last, by article. */
  readonly #sent = new Map<string, string>()
  readonly #stopping = new AbortController()
  readonly #othersLead = Promise.withResolvers<void>()
  readonly #unsubscribe: () => void
  #waiting: Waiting = 'all'
  /** True when this process has sent all products since it became the leader. */
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

  /** Resolves when all changes known now are sent, or when another process is the leader. */
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
        // A change that came after the last look is sent now and does not wait for the next one.
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

  /** Waits until this process is the leader. */
  async #lead(signal: AbortSignal): Promise<void> {
    if (this.#leadership?.held) return
    this.#leadership = await awaitLeadership(this.#parts.databaseUrl, signal, this.#othersLead.resolve)
    // The former leader may have sent more or less than this process knows.
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

  /** Sends the records that differ from those sent before, and removes articles that no longer have a record. */
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
