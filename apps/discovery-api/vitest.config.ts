import { unit } from '@klarsikt/tooling/vitest'

const conditions = ['klarsikt:source', 'module', 'node']

export default unit({
  // The set-up of a run is loaded by an environment of its own, which takes no conditions from the others.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ['src/**/*.test.ts', 'console/src/**/*.test.{ts,tsx}'],
    // Each file makes its own service and database: one set of loaded modules serves them all.
    isolate: false,
    globalSetup: ['./src/testing/setup.ts'],
  },
})
