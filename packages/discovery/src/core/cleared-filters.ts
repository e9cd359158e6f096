import type { Environment } from '../environment.js'
import type { FilterMemory } from '../url/history.js'
import type { Filter, Sorting } from '../wire.js'

/** The notice that filters were cleared disappears after this many ms. */
const CLEARED_NOTICE_MS = 30_000

/** The filters and sorting that were cleared, and what restoring them needs. */
export type ClearedFilters = {
  readonly filters: readonly Filter[]
  readonly sorting: Sorting | null
  readonly expanded: readonly string[]
  readonly cache: Readonly<Record<string, FilterMemory>>
}

export interface ClearedNotice {
  readonly show: (cleared: ClearedFilters) => void
  readonly dismiss: () => void
}

/** Offers to restore cleared filters for a while. `set` receives the offer, and null when the time is up. */
export function createClearedNotice(
  wait: Environment['wait'],
  set: (cleared: ClearedFilters | null) => void,
): ClearedNotice {
  let cancel: (() => void) | undefined
  const dismiss = () => {
    cancel?.()
    set(null)
  }
  return {
    show(cleared) {
      cancel?.()
      cancel = wait(CLEARED_NOTICE_MS, dismiss)
      set(cleared)
    },
    dismiss,
  }
}
