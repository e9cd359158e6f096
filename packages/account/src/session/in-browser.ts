/** Uses the tab's storage. A server has none; where its platform has one, all visitors would share it. */
export function inBrowser<Answer>(act: () => Answer): Answer | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return act()
  } catch {
    // Storage is full or forbidden.
    return undefined
  }
}
