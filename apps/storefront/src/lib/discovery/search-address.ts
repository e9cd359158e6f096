import { href } from '@klarsikt/shop-config/paths'

/** The widget's search page has the address of the shop's search page. */
export const SEARCH_ADDRESS = { searchPagePath: href('search'), urlParamName: 'q' } as const
