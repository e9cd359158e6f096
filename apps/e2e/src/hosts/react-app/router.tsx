import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
window.addEventListener('popstate', notify)

/** The shop's own router, as small as possible. */
export function navigate(url: string, { replace, scroll }: { replace: boolean; scroll: boolean }): void {
  history[replace ? 'replaceState' : 'pushState'](replace ? history.state : null, '', url)
  notify()
  if (scroll) window.scrollTo(0, 0)
}

export const usePath = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => location.pathname,
    () => '/',
  )
