/**
 * Stops the clock for a page that says whether a store is open now. Returns a function that starts it again when the
 * story is left. It affects only `new Date()` and `Date.now()`, and not timers.
 */
export function stopClock(instant: string): () => void {
  const RealDate = globalThis.Date
  const now = RealDate.parse(instant)
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(given.length === 0 ? now : given[0])
    }
    static override now() {
      return now
    }
  } as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
