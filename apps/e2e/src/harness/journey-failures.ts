import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Lines printed of an error: its message and where it was thrown. */
const ERROR_LINES = 25

/** Prints the reasons of failed journeys again at the end, because often only the end of a long output is visible. */
export default class JourneyFailures implements Reporter {
  readonly #failures: string[] = []

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const reasons = errors.map(({ message, stack }) =>
      (stack ?? message ?? '').split('\n').slice(0, ERROR_LINES).join('\n'),
    )
    this.#failures.push([test.titlePath().filter(Boolean).join(' > '), ...reasons].join('\n'))
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed') console.log(`\nFailed journeys\n\n${this.#failures.join('\n\n')}\n`)
  }
}
