import { createCallbacks, type Callbacks } from './callbacks.js'
import { createFaults, type Faults } from './faults.js'
import { createSaver, loadState, type KlarnaState, type Saver } from './state.js'
import type { Answer } from './types.js'

export type Clock = { now(): Date }

export type KlarnaOptions = {
  /**
   * Returns the address of the simulator without a slash at the end. It is a function, because the port may be chosen
   * at the start.
   */
  url: () => string
  clock: Clock
  /** Only these credentials are accepted. Without them any non-empty pair is. */
  credentials?: { user: string; password: string } | undefined
  /** File that stores the state between processes. Without it the state is in memory only. */
  stateFile?: string | undefined
  /** Is called once when the state cannot be stored. */
  onSaveError?: ((error: unknown) => void) | undefined
  /** Pause between two tries of a callback in ms. */
  callbackRetryMs?: number | undefined
}

export type Klarna = {
  options: KlarnaOptions
  state: KlarnaState
  saver: Saver
  faults: Faults
  callbacks: Callbacks
  /** Running calls by idempotency key, so that parallel repeats wait for the first call. */
  inFlight: Map<string, Promise<Answer>>
  stopping: AbortController
  now(): Date
  /** Moves the simulator's clock ahead of the given one by this many ms. */
  advance(ms: number): void
}

export function createKlarna(options: KlarnaOptions): Klarna {
  const state = loadState(options.stateFile)
  let ahead = 0
  return {
    options,
    state,
    saver: createSaver(state, options.stateFile, options.onSaveError),
    faults: createFaults(),
    callbacks: createCallbacks(options.callbackRetryMs),
    inFlight: new Map(),
    stopping: new AbortController(),
    now: () => new Date(options.clock.now().getTime() + ahead),
    advance(ms) {
      ahead += ms
    },
  }
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export function after(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString()
}

export function isPast(klarna: Klarna, instant: string): boolean {
  return klarna.now().getTime() >= Date.parse(instant)
}
