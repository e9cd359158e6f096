import { unit } from '@klarsikt/tooling/vitest'

// Drawing is heavy: allow for machines that are busy with other packages' tests.
export default unit({ test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 } })
