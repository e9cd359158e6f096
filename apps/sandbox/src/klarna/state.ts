import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Answer, Authorization, HostedSession, KlarnaOrder, PaymentSession } from './types.js'

/** Everything the simulated Klarna remembers. */
export type KlarnaState = {
  sessions: Map<string, PaymentSession>
  hostedPages: Map<string, HostedSession>
  authorizations: Map<string, Authorization>
  orders: Map<string, KlarnaOrder>
  /** Idempotency memory: only the key is compared, as with the real service. */
  answers: Map<string, Answer>
}

export function emptyState(): KlarnaState {
  return {
    sessions: new Map(),
    hostedPages: new Map(),
    authorizations: new Map(),
    orders: new Map(),
    answers: new Map(),
  }
}

export function clearState(state: KlarnaState): void {
  for (const map of Object.values(state)) map.clear()
}

/** Reads what an earlier process saved; a missing file is an empty state. */
export function loadState(file: string | undefined): KlarnaState {
  const state = emptyState()
  if (!file || !existsSync(file)) return state
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof KlarnaState, [string, never][]>>
  for (const key of Object.keys(state) as (keyof KlarnaState)[]) {
    for (const [id, value] of saved[key] ?? []) state[key].set(id, value)
  }
  return state
}

export type Saver = { changed(): void; flush(): void }

const SAVE_DELAY_MS = 50

/** Saves soon after a change, by rename, so that a kill leaves either the old file or the new one. */
export function createSaver(state: KlarnaState, file: string | undefined): Saver {
  if (!file) return { changed() {}, flush() {} }
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    mkdirSync(dirname(file), { recursive: true })
    const entries = Object.entries(state).map(([key, map]) => [key, [...map.entries()]] as const)
    writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(entries)))
    renameSync(`${file}.next`, file)
  }
  return {
    changed() {
      timer ??= setTimeout(flush, SAVE_DELAY_MS).unref()
    },
    flush,
  }
}
