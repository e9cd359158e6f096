/** Default query parameter of the search text. */
export const QUERY_PARAM = 'query'
/** Is set when the filters of an address belong to the previous page and shall be cleared. */
export const CLEAR_FILTERS_PARAM = 'went_sideways_clear_filters'

/**
 * Returns the parameter names of an instance: `query`, `sorting`, `f_…`, or with the key `b`: `queryb`, `sortingb`,
 * `fb_…`. Choose short words as keys, because the key `b` would also read the filters of a key such as `b_c`.
 */
export function paramNames(instanceKey = '', queryParam = QUERY_PARAM) {
  return {
    query: queryParam + instanceKey,
    sorting: `sorting${instanceKey}`,
    filter: `f${instanceKey}_`,
    /** The first parameter with a value counts. */
    queryId: [`query_id_${instanceKey}`, 'query_id'],
  } as const
}
