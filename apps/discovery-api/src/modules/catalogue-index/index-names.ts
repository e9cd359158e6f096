/** Names of the two indices of a market. Ids of tenants and markets contain no dot. */
export function indexNames(tenant: string, market: string): readonly [products: string, content: string] {
  return [`${tenant}.${market}`, `${tenant}.${market}.content`]
}
