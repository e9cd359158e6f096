/** Replaces the tab's storage where the browser stores nothing. It lasts until the page is left. */
const fallback = new Map<string, string>()

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    window.sessionStorage.setItem(key, text)
    fallback.delete(key)
  } catch {
    // The storage is full or forbidden.
    fallback.set(key, text)
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(fallback.get(key) ?? window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function forget(key: string): void {
  fallback.delete(key)
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}
