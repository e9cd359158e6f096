import { unit } from '@klarsikt/tooling/vitest'

const conditions = ['klarsikt:source', 'module', 'node']

export default unit({
  // Vitest loads the global set-up in an environment of its own, which does not inherit these conditions.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ['src/**/*.test.ts', 'console/src/**/*.test.{ts,tsx}'],
    // Each file makes its own service and database, so files can share one set of loaded modules.
    isolate: false,
    globalSetup: ['./src/testing/setup.ts'],
  },
})
