import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '@klarsikt/api'
import type { HeldLock } from '@klarsikt/server/database'
import type { Log } from '@klarsikt/server/log'
import { type ArticleRecord, articleRecords } from './article-record.js'
import type { Feeder } from './feeder.js'
import { awaitLeadership } from './leader-election.js'

export type ShopFollower = {
  /** Fulfilled when everything known by now has been sent, or another process does the sending. */
  settled(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  readonly catalogue: Pick<Catalogue, 'state' | 'onChange'>
  readonly feeder: Feeder
  /** Of the shop's database: of all processes on it one sends, so that an older state never comes after a newer one. */
  readonly databaseUrl: string
  readonly log: Log
}

/** Pause before a try again, ms; doubled with each that fails. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

const digestOf = (record: ArticleRecord): string =>
  createHash('sha1').update(JSON.stringify(record)).digest('base64').slice(0, 16)

/**
 * Keeps the discovery service's copy of the goods as fresh as the shop: all of them once at the start, which catches up on
 * what changed meanwhile, and then each article whose record has changed.
 */
// oxlint-disable-next-line max-lines-per-function -- what waits, what was sent, and the one loop between them
export function followShop({ catalogue, feeder, databaseUrl, log }: Parts): ShopFollower {
  const sent = new Map<string, string>()
  const stopping = new AbortController()
  const { signal } = stopping
  let waiting: 'all' | Set<number> = 'all'
  let first = true
  let leadership: HeldLock | null = null
  let working: Promise<void> | undefined
  const { promise: othersLead, resolve: onFollow } = Promise.withResolvers<void>()

  async function send(ids: 'all' | ReadonlySet<number>): Promise<void> {
    const records = articleRecords(catalogue.state, ids === 'all' ? undefined : ids)
    const digests = new Map(records.map((record) => [record.product_id, digestOf(record)]))
    if (first) {
      await feeder.replace(records)
      first = false
      sent.clear()
    } else {
      const requestedIds = ids === 'all' ? [...sent.keys()] : [...ids].map(String)
      const changed = records.filter(({ product_id: id }) => sent.get(id) !== digests.get(id))
      if (changed.length > 0) await feeder.upsert(changed)
      for (const id of requestedIds) {
        if (digests.has(id) || !sent.has(id)) continue
        await feeder.remove(id)
        sent.delete(id)
      }
    }
    for (const [id, digest] of digests) sent.set(id, digest)
  }

  async function work(): Promise<void> {
    for (let pause = FIRST_PAUSE; !signal.aborted && (waiting === 'all' || waiting.size > 0);) {
      if (!leadership?.held) {
        // Whoever led before may have sent more or less than is known here.
        leadership = await awaitLeadership(databaseUrl, signal, onFollow)
        ;[first, waiting] = [true, 'all']
      }
      if (signal.aborted) return
      const now = waiting
      waiting = new Set()
      try {
        await send(now)
        pause = FIRST_PAUSE
      } catch (error) {
        log.warn({ err: error }, 'the discovery service could not be sent the changed goods; trying again')
        waiting = join(waiting, now)
        await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
        pause = Math.min(LONGEST_PAUSE, pause * 2)
      }
    }
  }

  function wake(): void {
    working ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'the changes of the goods are not followed just now'))
      .finally(() => {
        working = undefined
        // What came in after the last look must not wait for the next change.
        if (!signal.aborted && (waiting === 'all' || waiting.size > 0)) wake()
      })
  }

  const unsubscribe = catalogue.onChange((ids) => {
    waiting = join(waiting, ids === null ? 'all' : new Set(ids))
    wake()
  })
  wake()
  return {
    async settled() {
      while (working) {
        const others = await Promise.race([working.then(() => false), othersLead.then(() => true)])
        if (others) return
      }
    },
    async stop() {
      unsubscribe()
      stopping.abort()
      await working
      await leadership?.release()
    },
  }
}

const join = (one: 'all' | Set<number>, other: 'all' | Set<number>): 'all' | Set<number> =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other])
