/** What campaigns and networks append to a link, so that the browser's own tracking can read it; no page depends on it. */
const TRACKING =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_gl)$/

/** Path and query of an address as pages are rendered and stored by it, without parameters that only track. */
export function pageAddress({ pathname, search }: URL): string {
  if (search === '') return pathname
  const parameters = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
  return parameters.length === 0 ? pathname : `${pathname}?${parameters.join('&')}`
}
