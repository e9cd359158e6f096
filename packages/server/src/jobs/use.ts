/** A service counts as in use for this many ms after a call or after a round found work. */
const IN_USE_MS = 60_000
/**
 * While a process is in use, it notifies the other processes again after this many ms, because calls may all reach one
 * process and the rounds may run in another.
 */
export const SHARE_MS = 20_000

/** Returns whether a service is in use. At rest, rounds look for work less often. */
export type Use = {
  /** End of the use in milliseconds since 1970, so that processes can compare it. */
  readonly until: number
  isOn(): boolean
  /** Must be called when a caller uses the service or a round found work. */
  note(): void
  /** Takes over a later end of the use that another process knows of. */
  learn(until: unknown): void
  /**
   * Registers a listener. It is called when a service at rest is used again, and every {@link SHARE_MS} while it is
   * used.
   */
  onUse(wake: () => void): void
}

export function createUse(now: () => number = Date.now): Use {
  let sharedAt = now()
  let until = sharedAt + IN_USE_MS
  const listeners: (() => void)[] = []
  return {
    get until() {
      return until
    },
    isOn: () => now() < until,
    note() {
      const at = now()
      until = at + IN_USE_MS
      if (at - sharedAt < SHARE_MS) return
      sharedAt = at
      for (const one of listeners) one()
    },
    learn(other) {
      if (typeof other === 'number' && other > until) until = Math.min(other, now() + IN_USE_MS)
    },
    onUse: (one) => void listeners.push(one),
  }
}
