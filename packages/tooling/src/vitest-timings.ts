import type { Reporter, TestCase } from 'vitest/node'
import { Timings } from './timings.ts'

/** Passes the times of the slowest tests of a run to `npm test`. */
export default class VitestTimings implements Reporter {
  readonly #timings = new Timings()

  onTestCaseResult(test: TestCase): void {
    const milliseconds = test.diagnostic()?.duration ?? 0
    this.#timings.add({ test: `${test.module.relativeModuleId} > ${test.fullName}`, milliseconds })
  }

  onTestRunEnd(): void {
    this.#timings.write()
  }
}
