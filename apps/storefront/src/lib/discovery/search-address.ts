import { href } from '@klarsikt/core/paths'

/** The widget's search page lies where the shop's does. */
export const SEARCH_ADDRESS = { searchPagePath: href('search'), urlParamName: 'q' } as const
