import { createCallbacks, type Callbacks } from './callbacks.js'
import { createFaults, type Faults } from './faults.js'
import { createSaver, loadState, type KlarnaState, type Saver } from './state.js'
import type { Answer } from './types.js'

export type Clock = { now(): Date }

export type KlarnaOptions = {
  /** Address of the simulator as others reach it, no slash at the end; asked late, since a port may be picked at start. */
  url: () => string
  clock: Clock
  /** When set, only this pair is let in; otherwise any pair that is not empty. */
  credentials?: { user: string; password: string } | undefined
  /** File for the state between processes; memory only when absent. */
  stateFile?: string | undefined
  /** Called once when the state cannot be stored. */
  onSaveError?: ((error: unknown) => void) | undefined
  /** Pause between tries of a callback, milliseconds. */
  callbackRetryMs?: number | undefined
}

export type Klarna = {
  options: KlarnaOptions
  state: KlarnaState
  saver: Saver
  faults: Faults
  callbacks: Callbacks
  /** Calls in flight by idempotency key, so that parallel repeats wait for the first. */
  inFlight: Map<string, Promise<Answer>>
  stopping: AbortController
  now(): Date
  /** Moves the simulator's clock ahead of the given one, milliseconds. */
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
