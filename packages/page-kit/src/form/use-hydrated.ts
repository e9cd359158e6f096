import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page's scripts run. It is false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
