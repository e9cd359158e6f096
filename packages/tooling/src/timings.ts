import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Timing = { readonly test: string; readonly milliseconds: number }

/** Folder from which `npm test` reads the times of all tests. Without it they are not collected. */
const FOLDER = process.env['TEST_TIMINGS']

/** Most tests reported by one process; the list of the slowest tests is not longer. */
const SLOWEST_COUNT = 50

/** Collects the times of the tests in one process, and writes the longest for `npm test` to print. */
export class Timings {
  readonly #timings: Timing[] = []

  add(timing: Timing): void {
    if (FOLDER) this.#timings.push(timing)
  }

  write(): void {
    if (!FOLDER || this.#timings.length === 0) return
    const slowest = this.#timings.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST_COUNT)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path.join(FOLDER, `${process.pid}-${Date.now()}.json`), JSON.stringify(slowest))
  }
}
