interface OneEuroOptions {
  /** Cut-off frequency in Hz for a value that hardly moves. A lower one gives a smoother but slower value. */
  readonly minCutoff: number
  /** Raises the cut-off frequency for quick movements. */
  readonly beta: number
}

/** Frequency in Hz at which the speed of a value is smoothed. */
const SPEED_CUTOFF = 1

/** Returns the weight of a new value. It grows with the time since the last value. */
function weight(cutoff: number, seconds: number): number {
  const r = 2 * Math.PI * cutoff * seconds
  return r / (r + 1)
}

/**
 * Removes the tremble of a value that is still and follows one that moves. It is the 1 € filter of Casiez, Roussel and
 * Vogel (2012).
 */
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
