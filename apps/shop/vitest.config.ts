import { unit } from '@klarsikt/tooling/vitest'

// Each test starts several complete shops, so the time limits are long.
export default unit({ test: { include: ['src/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } })
