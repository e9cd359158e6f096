import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** Unit tests in Node, reading every workspace package from its source. */
export function unit(config: ViteUserConfig = {}) {
  return defineConfig({
    ...config,
    resolve: { conditions: ['klarsikt:source', 'import', 'module', 'default'], ...config.resolve },
    ssr: { resolve: { conditions: ['klarsikt:source', 'module', 'node'] }, ...config.ssr },
    // Far beyond what any test takes: a test is about what happens, and a busy machine is no fault of it.
    test: { include: ['src/**/*.test.{ts,tsx}'], passWithNoTests: false, testTimeout: 60_000, ...config.test },
  })
}

/**
 * Files that share one set of loaded modules: loading them anew for each file takes four times what the tests take. For
 * packages whose modules keep nothing between tests (those that swap modules are `ALONE`); what a page or a global keeps is put back after each file.
 */
export const SHARED = {
  isolate: false,
  setupFiles: [fileURLToPath(new URL('clean-page.ts', import.meta.url))],
} satisfies ViteUserConfig['test']

/** Test files that are loaded by themselves. */
export const ALONE = 'src/**/*.alone.test.{ts,tsx}'
