import type { Catalogue } from '@klarsikt/api'
import { type Discovery, isFed, putLists, putTenant, saveRule } from '@klarsikt/discovery-api'

/** Public id of this shop at the discovery service, and its only market. */
export const SHOP_MARKET = { tenant: 'klarsikt', market: 'se' } as const

/** Lists show one card for each model, and the card shows the other colours. */
const SHOP_LISTS = { one_per_model: true } as const

type ShopTenantOptions = {
  /** Hosts under which the shop reaches itself. The service fetches the shop's pictures from them. */
  readonly ownHosts: readonly string[]
  readonly pages: Catalogue['state']['content']['pages']
}

/**
 * Makes the shop's tenant with its filters, categories, synonyms, pages and rules, and returns true. Returns false when
 * the tenant has products already, because from then on the merchant edits these settings.
 */
export async function makeTenant(
  { deps }: Pick<Discovery, 'deps'>,
  { ownHosts, pages }: ShopTenantOptions,
): Promise<boolean> {
  if (await isFed(deps.database, SHOP_MARKET)) {
    await completeSettings(deps)
    return false
  }
  // These modules are loaded only for a new tenant.
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
    // Another process that starts now, or an earlier start that was killed, has saved this rule already.
    if (!saved.ok && saved.error.code !== 'conflict') throw new Error(`The rule of ${query} was refused`)
  }
  return true
}

/** Adds the shop's value of a new setting to a tenant that is older than the setting. Existing settings stay. */
async function completeSettings(deps: Discovery['deps']): Promise<void> {
  const tenant = deps.tenants.get(SHOP_MARKET.tenant)
  if (tenant === undefined || tenant.settings.one_per_model !== undefined) return
  await putTenant(deps, tenant.id, { markets: [], language: {}, settings: SHOP_LISTS })
}
