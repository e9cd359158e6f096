import type { LensOptions } from '@klarsikt/contract/shop/types'

/** Lenses of one kind. */
export type LensGroup = LensOptions['groups'][number]
