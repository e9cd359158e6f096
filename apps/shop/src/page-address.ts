/**
 * Parameters that campaigns and networks add to a link. Scripts in the browser read them, and no page depends on them.
 */
const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl)$/

/** Returns the path and query of an address without tracking parameters. Pages are rendered and stored by it. */
export function pageAddress({ pathname, search }: URL): string {
  if (search === '') return pathname
  const parameters = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return parameters.length === 0 ? pathname : `${pathname}?${parameters.join('&')}`
}
