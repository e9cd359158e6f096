import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Readable } from '../core/store.js'

/** The present state of a store, followed. A server renders what the store holds there. */
export function useStore<S>(store: Readable<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/** Before the first painting in a browser; nothing on a server, where React 18 would warn of it. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Whether a media query holds. `onServer` is what the first rendering takes for granted. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  )
}
