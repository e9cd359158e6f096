import { oneOf } from '../lib/one-of.js'

/** The views of the list of stores [ENUM-019]. */
export const STORE_VIEWS = ['map', 'list'] as const
export const isStoreView = oneOf(STORE_VIEWS)
