import type { Catalogue } from '@klarsikt/api'
import { type Discovery, isFed, putLists, putTenant, saveRule } from '@klarsikt/discovery-api'

/** Public id of this shop at the discovery service, and its one market. */
export const SHOP_MARKET = { tenant: 'klarsikt', market: 'se' } as const

/** Lists show one colour of each model: its card has the others. */
const SHOP_LISTS = { one_per_model: true } as const

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
  if (await isFed(deps.database, SHOP_MARKET)) {
    await completeSettings(deps)
    return false
  }
  // Loaded only where it is needed: a filled shop knows its synonyms already.
  const [{ EYEWEAR_SYNONYMS }, { SHOP_FILTERS, shopCategories, shopContent }, { SHOP_RULES }] = await Promise.all([
    import('@klarsikt/fixtures/relevance'),
    import('./shop-feed.js'),
    import('./shop-rules.js'),
  ])
  await putTenant(deps, SHOP_MARKET.tenant, {
    markets: [SHOP_MARKET.market],
    language: 'sv',
    settings: { ...SHOP_LISTS, image_hosts: [...ownHosts], filters: [...SHOP_FILTERS] },
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

/** Gives a tenant that was made before there was a setting the shop's own; what has been set stays. */
async function completeSettings(deps: Discovery['deps']): Promise<void> {
  const tenant = deps.tenants.get(SHOP_MARKET.tenant)
  if (tenant === undefined || tenant.settings.one_per_model !== undefined) return
  await putTenant(deps, tenant.id, { markets: [], language: {}, settings: SHOP_LISTS })
}
