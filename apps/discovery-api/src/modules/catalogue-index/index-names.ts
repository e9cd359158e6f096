/** Names of the two indices of a market; neither a tenant nor a market has a dot in it. */
export function indexNames(tenant: string, market: string): readonly [products: string, content: string] {
  return [`${tenant}.${market}`, `${tenant}.${market}.content`]
}
