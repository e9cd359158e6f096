/** A service counts as in use for this many ms after a call or after a round found work. */
const IN_USE_MS = 60_000

/** Tells whether a service is in use. At rest, rounds look for work less often. */
export type Use = {
  /** End of the use in milliseconds since 1970, so that processes can compare it. */
  readonly until: number
  isOn(): boolean
  /** Must be called when somebody uses the service or a round found work. */
  note(): void
  /** Takes over a later end of the use that another process knows of. */
  learn(until: unknown): void
  /** Registers what runs when a service at rest is used again. */
  onAwake(wake: () => void): void
}

export function createUse(now: () => number = Date.now): Use {
  let until = now() + IN_USE_MS
  const wakes: (() => void)[] = []
  return {
    get until() {
      return until
    },
    isOn: () => now() < until,
    note() {
      const wasAtRest = now() >= until
      until = now() + IN_USE_MS
      if (wasAtRest) for (const wake of wakes) wake()
    },
    learn(other) {
      if (typeof other === 'number' && other > until) until = Math.min(other, now() + IN_USE_MS)
    },
    onAwake: (wake) => void wakes.push(wake),
  }
}
