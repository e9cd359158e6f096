import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Readable } from '../core/store.js'

/**
 * Returns the state of a store and renders again when it changes. On a server it returns the state that the store has
 * there.
 */
export function useStore<S>(store: Readable<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/**
 * Runs an effect before the browser paints. On a server it is `useEffect`, because React 18 warns of layout effects
 * there.
 */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Returns whether a media query matches. `onServer` is the value for the first rendering. */
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
