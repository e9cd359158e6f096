interface OneEuroOptions {
  /** Below this frequency (Hz) a value that hardly moves is let through; less is smoother and slower. */
  readonly minCutoff: number
  /** How much a quick movement opens the filter. */
  readonly beta: number
}

/** How fast a value moves is itself smoothed at this frequency, Hz. */
const SPEED_CUTOFF = 1

/** How much a new value counts: more the longer ago the last one was. */
function weight(cutoff: number, seconds: number): number {
  const r = 2 * Math.PI * cutoff * seconds
  return r / (r + 1)
}

/** Takes the tremble out of a value that is still, and follows one that moves: the 1 € filter of Casiez, Roussel and Vogel (2012). */
export class OneEuroFilter {
  readonly #options: OneEuroOptions
  #last: { readonly value: number; readonly speed: number; readonly atMs: number } | null = null

  constructor(options: OneEuroOptions) {
    this.#options = options
  }

  next(raw: number, atMs: number): number {
    const last = this.#last
    const seconds = last ? (atMs - last.atMs) / 1000 : 0
    if (!last || seconds <= 0) {
      this.#last = { value: last?.value ?? raw, speed: last?.speed ?? 0, atMs }
      return this.#last.value
    }
    const speedWeight = weight(SPEED_CUTOFF, seconds)
    const speed = last.speed + speedWeight * ((raw - last.value) / seconds - last.speed)
    const { minCutoff, beta } = this.#options
    const value = last.value + weight(minCutoff + beta * Math.abs(speed), seconds) * (raw - last.value)
    this.#last = { value, speed, atMs }
    return value
  }
}
