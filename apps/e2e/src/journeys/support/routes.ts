import { isIndexable, PAGE_KEYS, pagePaths } from '@klarsikt/shop-config/paths'

const OWN_KIND = ['sitemap', 'robots', 'store-id-page-redirect', 'auth-logout', 'checkout', 'checkout-klarna']

export const openPages: readonly string[] = PAGE_KEYS.filter(
  (key) => !OWN_KIND.includes(key) && isIndexable(key) && !pagePaths[key].includes(':'),
).map((key) => pagePaths[key])

export const categories = [
  '/glasögon',
  '/solglasögon/gucci',
  '/sportglasögon',
  '/kontaktlinser',
  '/ögonvård',
  '/tillbehör-kontaktlinser',
  '/glasögon?page=2',
] as const

export const products = [
  '/glasögon/klarsikt-uggla-rod',
  '/solglasögon/ray-ban-wichita-marinbla',
  '/sportglasögon/bliz-carve-grafit',
  '/kontaktlinser/acuvue-1-day-moist-30-pack',
  '/ögonvård/oxyal-extra-droppar-10-ml',
  '/tillbehör-kontaktlinser/eyeq-allt-i-ett-kanslig-120-ml',
] as const

export const others = ['/search?q=linser', '/search?q=qqqqqq', '/hitta-butik/nykoping', '/checkout'] as const

export const MISSING = '/finns-inte-här'
