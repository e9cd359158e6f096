/** Pictures that took less were in the cache and say nothing about how long drawing takes. */
const CACHED_PICTURE_MS = 12
/** Pictures that the estimate looks back on. */
const WINDOW_PICTURES = 40

/** Estimates how long the rest takes from the pace of the last pictures that had to be drawn. */
export function timeLeft(now: () => number): { recordDrawn(): void; text(left: number): string } {
  const gaps: number[] = []
  let last = now()
  return {
    /** One more is done. */
    recordDrawn() {
      const gap = now() - last
      last += gap
      if (gap >= CACHED_PICTURE_MS) gaps.push(gap)
      if (gaps.length > WINDOW_PICTURES) gaps.shift()
    },
    text(left) {
      if (left === 0) return 'done'
      if (gaps.length === 0) return 'already there so far'
      const seconds = (left * gaps.reduce((a, b) => a + b)) / gaps.length / 1000
      return seconds < 90 ? `about ${Math.ceil(seconds)} s left` : `about ${Math.round(seconds / 60)} min left`
    },
  }
}
