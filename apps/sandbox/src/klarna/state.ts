import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '../replace-file.js'
import type {
  Authorization,
  CustomerToken,
  HostedSession,
  KlarnaOrder,
  PaymentSession,
  RememberedAnswer,
} from './types.js'

/** The state of the simulated Klarna. */
export type KlarnaState = {
  sessions: Map<string, PaymentSession>
  hostedPages: Map<string, HostedSession>
  authorizations: Map<string, Authorization>
  orders: Map<string, KlarnaOrder>
  customerTokens: Map<string, CustomerToken>
  /** Answers by idempotency key. Only the key is compared, as in the real service. */
  answers: Map<string, RememberedAnswer>
}

export function emptyState(): KlarnaState {
  return {
    sessions: new Map(),
    hostedPages: new Map(),
    authorizations: new Map(),
    orders: new Map(),
    customerTokens: new Map(),
    answers: new Map(),
  }
}

export function clearState(state: KlarnaState): void {
  for (const map of Object.values(state)) map.clear()
}

/** Reads the state that an earlier process saved. A missing file gives an empty state. */
export function loadState(file: string | undefined): KlarnaState {
  const state = emptyState()
  if (!file || !existsSync(file)) return state
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof KlarnaState, [string, never][]>>
  for (const key of Object.keys(state) as (keyof KlarnaState)[]) {
    for (const [id, value] of saved[key] ?? []) state[key].set(id, value)
  }
  return state
}

export type Saver = {
  changed(): void
  /** Resolves when all earlier changes are in the file, or could not be written. */
  saved(): Promise<void>
  flush(): void
}

/** Delay of a save in ms, so that several calls share one write. */
const SAVE_DELAY_MS = 5
/** Pause in ms before a failed write is tried again, because a full disk may get free space. */
const RETRY_DELAY_MS = 1_000

/**
 * Saves soon after a change, by renaming a new file, so that a kill leaves the old file or the new one. When a write
 * fails, the state stays in memory and the write is tried again.
 */
export function createSaver(
  state: KlarnaState,
  file: string | undefined,
  onError: (error: unknown) => void = () => {},
): Saver {
  if (!file) return { changed() {}, saved: async () => {}, flush() {} }
  let timer: NodeJS.Timeout | undefined
  let failing = false
  let waiting: (() => void)[] = []
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    try {
      writeState(state, file)
      failing = false
    } catch (error) {
      if (!failing) onError(error)
      failing = true
      plan(RETRY_DELAY_MS)
    }
    for (const done of waiting) done()
    waiting = []
  }
  const plan = (delay: number): void => {
    timer ??= setTimeout(flush, delay).unref()
  }
  return {
    changed: () => plan(SAVE_DELAY_MS),
    // While writes fail, callers do not wait for the next try.
    saved: () => (timer && !failing ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    flush,
  }
}

function writeState(state: KlarnaState, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const entries = Object.entries(state).map(([key, map]) => [key, [...map.entries()]] as const)
  replaceFile(file, JSON.stringify(Object.fromEntries(entries)))
}
