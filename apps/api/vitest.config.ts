import { unit } from '@klarsikt/tooling/vitest'

const conditions = ['klarsikt:source', 'module', 'node']

export default unit({
  // The runner loads its set-up in an environment of its own, which does not inherit these conditions.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ['src/**/*.test.ts'],
    // Each file makes its own service and database, so all can share the loaded modules.
    isolate: false,
    globalSetup: ['./src/testing/setup.ts'],
  },
})
