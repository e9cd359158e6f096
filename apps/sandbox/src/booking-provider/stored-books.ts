import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '../replace-file.js'
import type { Busy } from './free-times.js'
import type { Appointment } from './types.js'

/** The state that survives the process. */
export type StoredBooks = {
  readonly appointments: readonly Appointment[]
  /** Reference of what each idempotency key has made or changed. */
  readonly keys: readonly (readonly [string, string])[]
  /** References that were cancelled before their appointment arrived. */
  readonly cancelled: readonly string[]
  /** Times that the store gave to another customer over the phone. */
  readonly occupied: readonly Busy[]
}

export function readBooks(file: string | undefined): StoredBooks {
  const nothing: StoredBooks = { appointments: [], keys: [], cancelled: [], occupied: [] }
  if (file === undefined || !existsSync(file)) return nothing
  return { ...nothing, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredBooks>) }
}

export function writeBooks(file: string | undefined, books: StoredBooks): void {
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, JSON.stringify(books))
}
