/** Query parameter of the search text unless another name is configured. */
export const QUERY_PARAM = 'query'
/** Set when the filters of this address belong to the previous page and are to be cleared. */
export const CLEAR_FILTERS_PARAM = 'went_sideways_clear_filters'

/**
 * Parameter names of one instance: `query`, `sorting`, `f_…`; with key `b`: `queryb`, `sortingb`, `fb_…`.
 * A key that begins like another key and continues with an underscore would read the other's filters: choose short words.
 */
export function paramNames(instanceKey = '', queryParam = QUERY_PARAM) {
  return {
    query: queryParam + instanceKey,
    sorting: `sorting${instanceKey}`,
    filter: `f${instanceKey}_`,
    /** In the order in which they are asked. */
    queryId: [`query_id_${instanceKey}`, 'query_id'],
  } as const
}
