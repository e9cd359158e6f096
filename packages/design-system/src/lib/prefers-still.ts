/**
 * Whether this part of the page shall not move: the system prefers reduced motion, or the page does
 * with `data-motion="reduced"` around it. Where nothing can be asked (a test without a window), nothing moves.
 */
export function prefersStill(around: Element | null): boolean {
  if (around?.closest('[data-motion="reduced"]')) return true
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
