import type { LensOptions } from '@klarsikt/contract/shop/types'

/** The lenses of one kind. */
export type LensGroup = LensOptions['groups'][number]
