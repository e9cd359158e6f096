import { unit } from '@klarsikt/tooling/vitest'

export default unit({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } })
