import { unit } from '@klarsikt/tooling/vitest'

// A test starts whole shops, one after the other.
export default unit({ test: { include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } })
