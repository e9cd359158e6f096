import { vi } from 'vitest'

/** Far beyond what any event takes: a machine at its limit is no fault of the code. Milliseconds. */
const LONGEST_WAIT_MS = 30_000

const { waitFor } = vi

// The runner gives up after one second, which is a claim about the machine. Set once, as files share the runner.
if (!('isPatched' in waitFor)) {
  const wait: typeof vi.waitFor = (callback, options) =>
    waitFor(callback, {
      ...(typeof options === 'object' && options.interval !== undefined && { interval: options.interval }),
      timeout: LONGEST_WAIT_MS,
    })
  vi.waitFor = Object.assign(wait, { isPatched: true })
}
