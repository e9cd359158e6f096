import type { Clock } from '@klarsikt/server/clock'

/** So many calls a second in the long run, and so many at once. */
export type Allowance = { readonly name: string; readonly perSecond: number; readonly burst: number }

export type Buckets = {
  /** Takes points; the seconds to wait when too few are left. */
  take(allowance: Allowance, key: string, points?: number): { readonly retryAfter: number } | null
  /** Puts back a point that was taken for what turned out to be right. */
  giveBack(allowance: Allowance, key: string): void
}

type Bucket = { points: number; at: number }

/** Keys remembered at most; the longest unused are forgotten first, and a forgotten bucket is a full one. */
const MAX_KEYS = 100_000

/**
 * Token buckets in memory: a call of a shopper must not cost a write to the database. So a replica counts for itself, and
 * n replicas let through n times as much.
 */
export function createBuckets({ clock, factor = 1 }: { readonly clock: Clock; readonly factor?: number }): Buckets {
  const buckets = new Map<string, Bucket>()
  return {
    take({ name, perSecond, burst }, key, points = 1) {
      const id = `${name}|${key}`
      const now = clock.now().getTime()
      const found = buckets.get(id)
      const bucket = found ?? { points: burst * factor, at: now }
      // Taken out and put in again: the map's order is the order of use.
      if (found) buckets.delete(id)
      else if (buckets.size >= MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '')
      buckets.set(id, bucket)
      const grown = (Math.max(0, now - bucket.at) / 1000) * perSecond * factor
      bucket.points = Math.min(burst * factor, bucket.points + grown)
      bucket.at = now
      if (bucket.points < points) return { retryAfter: (points - bucket.points) / (perSecond * factor) }
      bucket.points -= points
      return null
    },
    giveBack({ name, burst }, key) {
      const bucket = buckets.get(`${name}|${key}`)
      if (bucket) bucket.points = Math.min(burst * factor, bucket.points + 1)
    },
  }
}

/** Calls of one shopper (or of a merchant's server that renders pages) to one tenant. */
export const ADDRESS_CALLS: Allowance = { name: 'address', perSecond: 50, burst: 300 }
/** Calls to one tenant in all: a flood at one merchant must leave room for the others. */
export const TENANT_CALLS: Allowance = { name: 'tenant', perSecond: 1_000, burst: 2_000 }
/** Events of one shopper. */
export const ADDRESS_EVENTS: Allowance = { name: 'address-events', perSecond: 20, burst: 400 }
export const TENANT_EVENTS: Allowance = { name: 'tenant-events', perSecond: 1_000, burst: 20_000 }
/** Browsers of one network whose ids are signed. */
export const NEW_VISITORS: Allowance = { name: 'new-visitors', perSecond: 0.05, burst: 60 }
/** Pictures that have to be fetched and resized. */
export const PICTURES: Allowance = { name: 'pictures', perSecond: 50, burst: 500 }
/** Calls with a secret key. */
export const FEED_CALLS: Allowance = { name: 'feed', perSecond: 20, burst: 200 }
/** Wrong keys of one network, of whichever tenants. */
export const WRONG_KEYS: Allowance = { name: 'wrong-keys', perSecond: 1 / 30, burst: 10 }
/** Keys tried at the console's door by one address. */
export const CONSOLE_LOG_IN: Allowance = { name: 'console-log-in', perSecond: 0.1, burst: 10 }
/** Calls of one merchant in the console. */
export const CONSOLE_CALLS: Allowance = { name: 'console', perSecond: 20, burst: 120 }
