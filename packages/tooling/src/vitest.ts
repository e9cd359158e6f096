import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** Unit tests in Node, reading every workspace package from its source. */
export function unit(config: ViteUserConfig = {}) {
  return defineConfig({
    ...config,
    resolve: { conditions: ['klarsikt:source', 'import', 'module', 'default'], ...config.resolve },
    ssr: { resolve: { conditions: ['klarsikt:source', 'module', 'node'] }, ...config.ssr },
    test: { include: ['src/**/*.test.{ts,tsx}'], passWithNoTests: false, ...config.test },
  })
}
