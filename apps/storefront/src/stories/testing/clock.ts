/**
 * Holds the time of day still for a page that says whether a store is open now; the hand goes on when the story is left.
 * Only what `new Date()` and `Date.now()` say: timers run as ever.
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
