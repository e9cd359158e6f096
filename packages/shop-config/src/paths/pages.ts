import { createHref, featurePages } from '@klarsikt/core/paths'
import { brand } from '../brand.js'

/** The pages of content that the shop has besides those of the features. */
const contentPages = {
  press: '/press',
  friends: `/${brand.slug}friends`,
  'lens-subscription': '/linsabonnemang',
  'glasses-lenses': '/glasögon-glas',
  'eye-health': '/ögonhälsa',
  'friends-signup': `/${brand.slug}friends/signup`,
  'friends-benefits': `/${brand.slug}friends/medlemsformaner`,
  'friends-terms': `/${brand.slug}friends/medlemsvillkor`,
  'friends-faq': `/${brand.slug}friends/vanliga-fragor`,
  about: `/om-oss/${brand.slug}`,
  'price-guarantee': '/om-oss/prisgaranti',
  accessibility: '/tillgänglighet',
  outlet: '/outlet',
  sustainability: '/hållbarhet',
} as const

/** The path pattern of every page, in NFC and not percent-encoded. `:name` is a parameter [PAGE-001…041]. */
export const pagePaths = { ...featurePages, ...contentPages } as const

/** Key of any page with a fixed path pattern. */
export type PageKey = keyof typeof pagePaths

export const PAGE_KEYS = Object.keys(pagePaths) as readonly PageKey[]

/** Links to all pages of the shop. */
export const { href, encodedHref } = /* @__PURE__ */ createHref(pagePaths)

/** Tells whether only a logged-in customer may see a page. The log-in pages have the same prefix and stay open. */
export function requiresLogin(key: PageKey): boolean {
  return pagePaths[key].startsWith('/mitt-konto') && !key.startsWith('auth-')
}

/** Tells whether search engines may list a page: it is public, has one address, and is not part of a purchase. */
export function isIndexable(key: PageKey): boolean {
  const path: string = pagePaths[key]
  const closed = [
    '/mitt-konto',
    '/butik-personal',
    '/checkout',
    '/search',
    '/angratmig',
    '/skicka-recept',
    '/filen-saknas',
    '/b2b/rekvisition',
    '/bevaka-tid',
    '/jamfor',
    '/favoriter',
    '/sitemap.xml',
    '/robots.txt',
    '/google-merchant.xml',
  ]
  return !path.includes(':') && !closed.some((prefix) => path.startsWith(prefix))
}
