import { BRAND_SLUG } from '../markets/brand.js'

/** The 41 pages that the specification names, with their paths. `:name` is a parameter [PAGE-001…041]. */
export const productPages = {
  'auth-login': '/mitt-konto/logga-in',
  'auth-logout': '/mitt-konto/loggaut',
  'auth-register': '/mitt-konto/registrera',
  'auth-reset-password': '/mitt-konto/glömt-lösenord',
  account: '/mitt-konto',
  'account-friends-signup': '/mitt-konto/friends',
  'account-subscriptions': '/mitt-konto/abonnemang',
  'account-subscription-lens': '/mitt-konto/abonnemang/lins/:subscriptionId',
  'account-subscription-lens-products': '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt',
  'account-subscription-lens-add-product': '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt/:articleId',
  'account-update-payment-method': '/mitt-konto/abonnemang/lins/:subscriptionId/uppdatera-betalning',
  'account-subscription-glasses': '/mitt-konto/abonnemang/glasögon/:subscriptionId',
  'account-subscription-glasses-documents': '/mitt-konto/abonnemang/glasögon/:subscriptionId/avtal',
  'account-subscription-glasses-document-id': '/mitt-konto/abonnemang/glasögon/:subscriptionId/avtal/:documentId',
  'account-subscription-glasses-finance-invoice-id':
    '/mitt-konto/betalning-fakturor/:financeTypeId/inv/:id/:subscriptionId',
  'account-subscription-glasses-perks': '/mitt-konto/abonnemang/glasögon/:subscriptionId/förmåner',
  'account-subscription-connect-lifestyle': '/mitt-konto/abonnemang/koppla-till-lifstyle',
  'account-orders': '/mitt-konto/ordrar',
  'account-order': '/mitt-konto/ordrar/:orderId',
  'account-order-return': '/mitt-konto/ordrar/:orderId/retur',
  'account-details': '/mitt-konto/uppgifter',
  'account-finance': '/mitt-konto/betalning-fakturor',
  'account-finance-details': '/mitt-konto/betalning-fakturor/:id/:subId',
  'account-booking': '/mitt-konto/boka-synundersökning',
  'booking-visual-exam': '/boka-synundersökning',
  'booking-visual-exam-details': '/boka-synundersökning/:id',
  'booking-auditory': '/horsel/boka-horseltest',
  stores: '/hitta-butik',
  store: '/hitta-butik/:slug',
  'store-id-page-redirect': '/butik/:id',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  cookielist: '/cookielista',
  'b2b-sign-agreement': '/b2b/teckna-avtal',
  'b2b-book-eye-health-day': '/b2b/ögonhälsodag',
  'lifestyle-winback': '/angratmig',
  'lifestyle-winback-confirmation': '/angratmig/bekräftelse',
  'giftcard-lookup': '/presentkort',
  press: '/press',
  faq: '/vanliga-frågor',
  friends: `/${BRAND_SLUG}friends`,
} as const

/** The pages that the shop has in addition: home, checkout, search, account, staff and content pages. */
export const ownPages = {
  home: '/',
  search: '/search',
  'merchant-feed': '/google-merchant.xml',
  compare: '/jamfor',
  'lens-studio': '/:family/:slug/valj-glas',
  checkout: '/checkout',
  'checkout-klarna': '/checkout/klarna',
  'checkout-confirmation': '/checkout/bekräftelse/:orderNumber',
  'payment-link': '/betala/:token',
  'send-prescription': '/skicka-recept',
  'refused-file': '/filen-saknas',
  'staff-security': '/butik-personal/säkerhet',
  'staff-orders': '/butik-personal/ordrar',
  'staff-order': '/butik-personal/ordrar/:orderId',
  'account-autogiro': '/mitt-konto/betalning-fakturor/autogiro',
  'account-gift-cards': '/mitt-konto/betalning-fakturor/presentkort',
  'account-security': '/mitt-konto/säkerhet',
  'auth-login-store': '/mitt-konto/logga-in/butik',
  staff: '/butik-personal',
  'staff-customers': '/butik-personal/kunder',
  'staff-cart-handovers': '/butik-personal/överlämnade-varukorgar',
  'staff-payment-link': '/butik-personal/betallänk',
  'staff-gift-cards': '/butik-personal/presentkort',
  'staff-invoices': '/butik-personal/fakturor',
  'staff-invoice': '/butik-personal/fakturor/:id',
  'staff-payments': '/butik-personal/inbetalningar',
  'staff-eye-health-days': '/butik-personal/ögonhälsodagar',
  'staff-eye-health-day': '/butik-personal/ögonhälsodagar/:id',
  'staff-agreements': '/butik-personal/avtal',
  'staff-agreement': '/butik-personal/avtal/:number',
  'staff-claims': '/butik-personal/skador',
  'staff-reviews': '/butik-personal/omdömen',
  'account-order-review': '/mitt-konto/ordrar/:orderId/omdöme',
  'staff-prescriptions': '/butik-personal/recept',
  'staff-prescription': '/butik-personal/recept/:id',
  'staff-bookings': '/butik-personal/bokningar',
  'staff-booking-new': '/butik-personal/bokningar/ny',
  'staff-absence': '/butik-personal/bokningar/frånvaro',
  'staff-booking': '/butik-personal/bokningar/:id',
  'staff-exam-prescription': '/butik-personal/bokningar/:id/recept',
  'booking-waiting-list': '/bevaka-tid',
  'booking-waiting-entry': '/bevaka-tid/:id',
  'account-cart-handover': '/mitt-konto/från-butiken/:handoverId',
  'account-privacy': '/mitt-konto/mina-data',
  favourites: '/favoriter',
  'account-favourites': '/mitt-konto/favoriter',
  'account-prescriptions': '/mitt-konto/synundersökningar',
  'account-lifestyle-sign-up': '/mitt-konto/abonnemang/teckna-lifestyle',
  'staff-lifestyle': '/butik-personal/lifestyle',
  'b2b-requisition': '/b2b/rekvisition/:token',
  'b2b-requisitions': '/b2b/rekvisitioner',
  company: '/foretag',
  'glasses-subscription': '/glasogonabonnemang',
  'lens-subscription': '/linsabonnemang',
  'glasses-lenses': '/glasögon-glas',
  'eye-health': '/ögonhälsa',
  hearing: '/horsel',
  'friends-signup': `/${BRAND_SLUG}friends/signup`,
  'friends-benefits': `/${BRAND_SLUG}friends/medlemsformaner`,
  'friends-terms': `/${BRAND_SLUG}friends/medlemsvillkor`,
  'friends-faq': `/${BRAND_SLUG}friends/vanliga-fragor`,
  about: `/om-oss/${BRAND_SLUG}`,
  'price-guarantee': '/om-oss/prisgaranti',
  'purchase-terms': '/köpvillkor',
  'account-terms': '/kontovillkor',
  'privacy-policy': '/integritetspolicy',
  cookies: '/cookies',
  accessibility: '/tillgänglighet',
  withdrawal: '/ångra-köp',
  outlet: '/outlet',
  sustainability: '/hållbarhet',
  contact: '/kontakt',
} as const

/** The path pattern of every page, in NFC and not percent-encoded. */
export const pagePaths = { ...productPages, ...ownPages } as const

/** Key of any page with a fixed path pattern. */
export type PageKey = keyof typeof pagePaths

export const PAGE_KEYS = Object.keys(pagePaths) as readonly PageKey[]

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The names of the parameters in a page's path. */
export type PageParameter<Key extends PageKey> = NamesIn<(typeof pagePaths)[Key]>

/** The parameters of a page with their values, as `href` takes them. */
export type PageParams<Key extends PageKey> = {
  readonly [Name in PageParameter<Key>]: string | number
}

/** Tells whether a text is the key of a page. */
export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(pagePaths, key)
}

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
