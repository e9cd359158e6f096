import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { replaceFile } from '../replace-file.js'
import type { Busy } from './free-times.js'
import type { Appointment } from './types.js'

/** What outlives the process. */
export type StoredBooks = {
  readonly appointments: readonly Appointment[]
  /** What each key has made or changed. */
  readonly keys: readonly (readonly [string, string])[]
  /** References that were cancelled before they came. */
  readonly cancelled: readonly string[]
  /** Times that the store gave to another customer, by telephone. */
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
