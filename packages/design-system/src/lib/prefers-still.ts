/**
 * Tells whether this part of the page must not move, because the system prefers reduced motion or an element around it
 * has `data-motion="reduced"`. True where this is unknown, as in a test without a window.
 */
export function prefersStill(around: Element | null): boolean {
  if (around?.closest('[data-motion="reduced"]')) return true
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
