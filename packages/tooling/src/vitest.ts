import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Reporters of a run: the usual output, and the times for `npm test`. */
export const REPORTERS = ['default', beside('vitest-timings.ts')]

/** Set-up that lets a test wait for its events on a busy machine. */
const WAIT_FOR_EVENTS = beside('wait-for-events.ts')

/** Unit tests in Node, with every workspace package read from its source. */
export function unit(config: ViteUserConfig = {}) {
  return defineConfig({
    ...config,
    resolve: { conditions: ['klarsikt:source', 'import', 'module', 'default'], ...config.resolve },
    ssr: { resolve: { conditions: ['klarsikt:source', 'module', 'node'] }, ...config.ssr },
    // The timeouts are far longer than any test takes, so that a busy machine does not make tests fail.
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      setupFiles: [WAIT_FOR_EVENTS],
      reporters: REPORTERS,
      ...config.test,
    },
  })
}

/**
 * Options with which test files share their loaded modules: loading them for each file takes four times as long as the tests. Use them only
 * where modules keep no state between tests; files that swap modules are {@link ALONE}. Page and globals are reset after each file.
 */
export const SHARED = {
  isolate: false,
  setupFiles: [WAIT_FOR_EVENTS, beside('clean-page.ts')],
} satisfies ViteUserConfig['test']

/** Test files that run isolated. */
export const ALONE = 'src/**/*.alone.test.{ts,tsx}'
