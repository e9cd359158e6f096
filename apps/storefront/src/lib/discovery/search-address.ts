import { href } from '@klarsikt/core/paths'

/** The widget's search page lies where the shop's does (decisions Q2). */
export const SEARCH_ADDRESS = { searchPagePath: href('search'), urlParamName: 'q' } as const
