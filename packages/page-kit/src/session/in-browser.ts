/** Runs code that uses the tab's storage, in a browser only. Storage on a server would be shared by all visitors. */
export function inBrowser<Answer>(act: () => Answer): Answer | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return act()
  } catch {
    // The storage is full or forbidden.
    return undefined
  }
}
