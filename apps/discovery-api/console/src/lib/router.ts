import { useSyncExternalStore } from 'react'

/** Where the console lives. */
export const BASE = '/v2/console'

export type ConsoleLocation = { readonly page: string; readonly search: URLSearchParams }

const listeners = new Set<() => void>()
const questions = new Set<() => boolean>()
const notify = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The page that is shown: what the address says below {@link BASE}. */
export function useConsoleLocation(): ConsoleLocation {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, search } = new URL(address, location.origin)
  return { page: pathname.slice(BASE.length).replace(/^\/+|\/+$/g, ''), search: new URLSearchParams(search) }
}

/** The address of a page; the market that is looked at goes along. */
export function hrefOf(page: string, more: Readonly<Record<string, string>> = {}): string {
  const market = new URLSearchParams(location.search).get('market')
  const search = new URLSearchParams({ ...(market ? { market } : {}), ...more }).toString()
  return `${BASE}/${page}${search ? `?${search}` : ''}`
}

/** Goes to an address of the console, unless a page with unsaved work wants to stay. */
export function goTo(href: string, { ask = true }: { readonly ask?: boolean } = {}): void {
  if (ask && ![...questions].every((mayLeave) => mayLeave())) return
  history.pushState(null, '', href)
  notify()
  window.scrollTo(0, 0)
}

/** Asks before the page is left by a link of the console; returns how to stop asking. */
export function askBeforeLeaving(mayLeave: () => boolean): () => void {
  questions.add(mayLeave)
  return () => questions.delete(mayLeave)
}
