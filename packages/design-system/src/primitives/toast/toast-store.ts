/** A notification leaves by itself after this many milliseconds [CHROME-029]. */
export const TOAST_MILLISECONDS = 4400

export interface ToastOptions {
  readonly text: string
  /** An error interrupts screen readers; the others wait for their turn. */
  readonly kind?: 'info' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Milliseconds; {@link TOAST_MILLISECONDS} unless something needs longer, as the 30 s to restore cleared filters. */
  readonly duration?: number
  /** Only announced by screen readers, for changes that are visible on the page: nothing covers the page. */
  readonly politeOnly?: true
}

export interface ToastEntry extends ToastOptions {
  readonly id: number
}

let entries: readonly ToastEntry[] = []
let hosts: readonly symbol[] = []
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastEntry[], nextHosts = hosts) {
  entries = next
  hosts = nextHosts
  for (const listener of listeners) listener()
}

/** Shows a notification; returns a function that removes it early. */
export function toast(options: ToastOptions): () => void {
  last += 1
  const id = last
  // The same words twice are one message, started over.
  change([...entries.filter((entry) => entry.text !== options.text), { ...options, id }].slice(-3))
  return () => dismiss(id)
}

export function dismiss(id: number): void {
  change(entries.filter((entry) => entry.id !== id))
}

export function dismissAll(): void {
  change([])
}

/** The latest host shows them: a page under a modal dialog is inert, so an open dialog hosts its own. */
export function addHost(host: symbol): () => void {
  change(entries, [...hosts, host])
  return () =>
    change(
      entries,
      hosts.filter((other) => other !== host),
    )
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentEntries = () => entries
export const currentHost = () => hosts.at(-1)
