import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What a run prints, and the times it hands on to `npm test`. */
export const REPORTERS = ['default', beside('vitest-timings.ts')]

/** Lets a test wait for its events as long as a busy machine takes. */
const WAIT_FOR_EVENTS = beside('wait-for-events.ts')

/** Unit tests in Node, reading every workspace package from its source. */
export function unit(config: ViteUserConfig = {}) {
  return defineConfig({
    ...config,
    resolve: { conditions: ['klarsikt:source', 'import', 'module', 'default'], ...config.resolve },
    ssr: { resolve: { conditions: ['klarsikt:source', 'module', 'node'] }, ...config.ssr },
    // Far beyond what any test takes: a test is about what happens, and a busy machine is no fault of it.
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
 * Files that share one set of loaded modules: loading them again for each file takes four times as long as the tests. For
 * packages whose modules have no state between tests (those that swap modules are `ALONE`); page and globals are reset after each file.
 */
export const SHARED = {
  isolate: false,
  setupFiles: [WAIT_FOR_EVENTS, beside('clean-page.ts')],
} satisfies ViteUserConfig['test']

/** Test files that are isolated. */
export const ALONE = 'src/**/*.alone.test.{ts,tsx}'
