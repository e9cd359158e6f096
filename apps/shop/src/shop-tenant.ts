import type { Catalogue } from '@klarsikt/api'
import { type Discovery, isFed, putLists, putTenant, saveRule } from '@klarsikt/discovery-api'

/** Public id of this shop at the discovery service, and its one market. */
export const SHOP_MARKET = { tenant: 'klarsikt', market: 'se' } as const

type ShopTenantOptions = {
  /** Addresses under which the shop reaches itself: its pictures are fetched from there. */
  readonly ownHosts: readonly string[]
  readonly pages: Catalogue['state']['content']['pages']
}

/**
 * Makes the tenant of the shop, with its filters, categories, synonyms, pages and rules, unless it has been fed before: from then
 * on they are the merchant's.
 */
export async function makeTenant(
  { deps }: Pick<Discovery, 'deps'>,
  { ownHosts, pages }: ShopTenantOptions,
): Promise<boolean> {
  if (await isFed(deps.database, SHOP_MARKET)) return false
  // Loaded only where it is needed: a filled shop knows its synonyms already.
  const [{ EYEWEAR_SYNONYMS }, { SHOP_FILTERS, shopCategories, shopContent }, { SHOP_RULES }] = await Promise.all([
    import('@klarsikt/fixtures/relevance'),
    import('./shop-feed.js'),
    import('./shop-rules.js'),
  ])
  await putTenant(deps, SHOP_MARKET.tenant, {
    markets: [SHOP_MARKET.market],
    language: 'sv',
    settings: { image_hosts: [...ownHosts], filters: [...SHOP_FILTERS] },
  })
  await putLists(deps, SHOP_MARKET, {
    categories: shopCategories(),
    synonyms: EYEWEAR_SYNONYMS,
    content: shopContent(pages),
  })
  for (const { query, adjust } of SHOP_RULES) {
    const draft = { pin: [], hide: [], adjust: [...adjust] }
    const saved = await saveRule(deps, SHOP_MARKET, { subject: { kind: 'query', query }, draft, revision: null })
    // A process that is starting beside this one, or died half-way through, has saved it.
    if (!saved.ok && saved.error.code !== 'conflict') throw new Error(`The rule of ${query} was refused`)
  }
  return true
}
