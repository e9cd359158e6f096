import { useSyncExternalStore } from 'react'

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

/** The present page: the path below {@link BASE}, and the search parameters. */
export function useConsoleLocation(): ConsoleLocation {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, search } = new URL(address, location.origin)
  return { page: pathname.slice(BASE.length).replace(/^\/+|\/+$/g, ''), search: new URLSearchParams(search) }
}

/** The address of a page; it keeps the selected market. */
export function hrefOf(page: string, more: Readonly<Record<string, string>> = {}): string {
  const market = new URLSearchParams(location.search).get('market')
  const search = new URLSearchParams({ ...(market ? { market } : {}), ...more }).toString()
  return `${BASE}/${page}${search ? `?${search}` : ''}`
}

/** Goes to an address of the console, unless a page with unsaved changes refuses. */
export function goTo(href: string, { ask = true }: { readonly ask?: boolean } = {}): void {
  if (ask && ![...questions].every((mayLeave) => mayLeave())) return
  history.pushState(null, '', href)
  notify()
  window.scrollTo(0, 0)
}

/** Registers a question to ask before a link of the console leaves the page. Returns a function that removes it. */
export function askBeforeLeaving(mayLeave: () => boolean): () => void {
  questions.add(mayLeave)
  return () => questions.delete(mayLeave)
}
