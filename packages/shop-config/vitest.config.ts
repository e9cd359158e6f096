import { SHARED, unit } from '@klarsikt/tooling/vitest'

export default unit({ test: SHARED })
