import { type OwnSize, readOwnSize } from '@klarsikt/core/fit'
import { useSyncExternalStore } from 'react'

/** The size of the shopper, kept on the device because it was entered there. */
const STORAGE_KEY = 'frame-size'

const listeners = new Set<() => void>()

/** Undefined until the storage has been read. */
let current: OwnSize | null | undefined

/** The size that has been entered; null without one, and on a server. */
export const useOwnSize = (): OwnSize | null => useSyncExternalStore(subscribe, ownSize, () => null)

/** Keeps a size, or takes it away; false where the browser stores nothing, and then it holds for this page. */
export function keepOwnSize(size: OwnSize | null): boolean {
  current = size
  for (const listener of listeners) listener()
  try {
    if (size === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(size))
    return true
  } catch {
    return false
  }
}

function ownSize(): OwnSize | null {
  if (current === undefined) current = stored()
  return current
}

function stored(): OwnSize | null {
  try {
    return readOwnSize(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  // What another tab keeps or takes away holds here too.
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
