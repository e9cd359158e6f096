import { unit } from '@klarsikt/tooling/vitest'

export default unit({ test: { setupFiles: ['src/testing/setup.ts'] } })
