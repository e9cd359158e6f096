import type { FilterMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'

/** Milliseconds until the note that filters were cleared goes by itself (chrome-and-discovery 4.2). */
export const CLEARED_NOTE = 30_000

/** What was cleared, and what restoring brings back. */
export type Cleared = {
  readonly filters: readonly Filter[]
  readonly sorting: Sorting | null
  readonly expanded: readonly string[]
  readonly cache: Readonly<Record<string, FilterMemory>>
}
