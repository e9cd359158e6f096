import type { LensOptions } from '@klarsikt/contract/shop/types'

export type LensGroup = LensOptions['groups'][number]
