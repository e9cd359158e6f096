/** A notification disappears after this time [CHROME-029]. */
export const TOAST_MILLISECONDS = 4400

export interface ToastOptions {
  readonly text: string
  /** An error interrupts screen readers. The other kinds wait. */
  readonly kind?: 'info' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Milliseconds; {@link TOAST_MILLISECONDS} by default. Restoring cleared filters takes 30 s. */
  readonly duration?: number
  /** Only announces the text, for changes that are visible on the page anyway. */
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
  // The same text twice is one notification, whose time starts again.
  change([...entries.filter((entry) => entry.text !== options.text), { ...options, id }].slice(-3))
  return () => dismiss(id)
}

export function dismiss(id: number): void {
  change(entries.filter((entry) => entry.id !== id))
}

export function dismissAll(): void {
  change([])
}

/** Notifications appear in the latest host. An open modal dialog has its own, because the page below it is inert. */
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
