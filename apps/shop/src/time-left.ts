/** Pictures that took less (ms) were there already and say nothing about how long drawing takes. */
const FOUND = 12
/** Pictures that the estimate looks back on. */
const WINDOW = 40

/** Estimates how long the rest takes from the pace of the last pictures that had to be drawn. */
export function timeLeft(now: () => number): { tell(): void; text(left: number): string } {
  const gaps: number[] = []
  let last = now()
  return {
    /** One more is done. */
    tell() {
      const gap = now() - last
      last += gap
      if (gap >= FOUND) gaps.push(gap)
      if (gaps.length > WINDOW) gaps.shift()
    },
    text(left) {
      if (left === 0) return 'done'
      if (gaps.length === 0) return 'already there so far'
      const seconds = (left * gaps.reduce((a, b) => a + b)) / gaps.length / 1000
      return seconds < 90 ? `about ${Math.ceil(seconds)} s left` : `about ${Math.round(seconds / 60)} min left`
    },
  }
}
