/** A service counts as in use for so long after somebody asked it for something, or work was found, milliseconds. */
const IN_USE_MS = 60_000

/** Whether a service is in use: at rest it looks for work less often. */
export type Use = {
  /** Until when it counts as in use, in milliseconds since 1970: comparable between processes. */
  readonly until: number
  isOn(): boolean
  /** Somebody asks for something, or there is work. */
  note(): void
  /** Another process knows that it is in use until then. */
  learn(until: unknown): void
  /** Called when a service that was at rest is used again. */
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
