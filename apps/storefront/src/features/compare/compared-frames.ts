import { addCompared, readCompared, withoutCompared } from '@klarsikt/core/compare'
import { useSyncExternalStore } from 'react'

/** The frames to compare, stored on the device because the shopper has chosen them there. */
const STORAGE_KEY = 'compared-frames'
const NONE: readonly number[] = []

const listeners = new Set<() => void>()

/** Undefined until the storage has been read. */
let current: readonly number[] | undefined

/** The article numbers that have been chosen, the first first; none on a server. */
export const useComparedFrames = (): readonly number[] => useSyncExternalStore(subscribe, comparedFrames, () => NONE)

/** What came of a press: a fourth is refused, and a browser that stores nothing has them for this page. */
export type ComparedChange = 'stored' | 'not-stored' | 'full'

/** Adds a frame, or takes it away. */
export function setCompared(id: number, isCompared: boolean): ComparedChange {
  const before = comparedFrames()
  if (!isCompared) return store(withoutCompared(before, id))
  const added = addCompared(before, id)
  return added.ok ? store(added.value) : added.error
}

/** Takes all of them away. */
export const clearCompared = (): ComparedChange => store(NONE)

function store(ids: readonly number[]): 'stored' | 'not-stored' {
  current = ids
  for (const listener of listeners) listener()
  try {
    if (ids.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, ids.join(','))
    return 'stored'
  } catch {
    return 'not-stored'
  }
}

function comparedFrames(): readonly number[] {
  current ??= stored()
  return current
}

function stored(): readonly number[] {
  try {
    return readCompared(localStorage.getItem(STORAGE_KEY))
  } catch {
    return NONE
  }
}

function subscribe(listener: () => void): () => void {
  // What another tab chooses is chosen here too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY && key !== null) return
    current = stored()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
