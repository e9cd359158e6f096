import { unit } from '@klarsikt/tooling/vitest'

export default unit({ test: { include: ['src/**/*.test.ts'] } })
