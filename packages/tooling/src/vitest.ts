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
