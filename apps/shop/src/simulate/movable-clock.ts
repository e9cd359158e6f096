import type { Clock } from '@klarsikt/server/clock'

/** A clock that stands still until a test moves it forward. */
export class MovableClock implements Clock {
  #instant: number

  constructor(start: Date) {
    this.#instant = start.getTime()
  }

  now(): Date {
    return new Date(this.#instant)
  }

  moveTo(instant: Date): void {
    if (instant.getTime() < this.#instant) throw new Error('Time does not go back.')
    this.#instant = instant.getTime()
  }
}
