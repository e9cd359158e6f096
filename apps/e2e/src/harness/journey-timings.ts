import { Timings } from '@klarsikt/tooling/timings'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Passes the times of the slowest journeys to `npm test`. */
export default class JourneyTimings implements Reporter {
  readonly #timings = new Timings()

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#timings.add({ test: test.titlePath().filter(Boolean).join(' > '), milliseconds: duration })
  }

  onEnd(): void {
    this.#timings.write()
  }
}
