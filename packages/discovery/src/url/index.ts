/**
 * Reads and writes the address of a search or category page. It also handles the links of shops that used another
 * widget of this kind.
 */
export { decodeFilters, decodeSorting, encodeFilters, encodeSorting, isFilter, stripState } from './codec.js'
export type { LinkFilter, Unreadable } from './codec.js'
export { CLEAR_FILTERS_PARAM, paramNames, QUERY_PARAM } from './names.js'
export { categoryMatcher } from './category-paths.js'
export { crossCategoryUrl } from './cross-category.js'
export type { Filter, FilterData, FilterOp, FilterScalar, Sorting } from '../wire.js'
