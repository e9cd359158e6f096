import { unit } from '@klarsikt/tooling/vitest'

export default unit()
