import { vi } from 'vitest'

/** Far longer than any event takes, so that a busy machine does not make tests fail. Milliseconds. */
const LONGEST_WAIT_MS = 30_000

const { waitFor } = vi

// The default of one second would fail on a busy machine. Patched once, because files share the runner.
if (!('isPatched' in waitFor)) {
  const wait: typeof vi.waitFor = (callback, options) =>
    waitFor(callback, {
      ...(typeof options === 'object' && options.interval !== undefined && { interval: options.interval }),
      timeout: LONGEST_WAIT_MS,
    })
  vi.waitFor = Object.assign(wait, { isPatched: true })
}
