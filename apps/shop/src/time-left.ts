/** A picture that took less than this (ms) was in the cache and says nothing about the time for drawing. */
const CACHED_PICTURE_MS = 12
/** Number of pictures that the estimate is based on. */
const WINDOW_PICTURES = 40

/** Estimates the remaining time from the pace of the last pictures that were drawn. */
export function timeLeft(now: () => number): { recordDrawn(): void; text(left: number): string } {
  const gaps: number[] = []
  let last = now()
  return {
    /** Must be called after each picture. */
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
