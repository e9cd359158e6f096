import { CONSENT_GROUPS } from '@klarsikt/core/consent'
import { PAYMENT_ICONS } from '@klarsikt/core/payment'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleCard, backdropSet, imageSet, videoSet } from './article.js'
import { cartHead, checkoutConfig } from './cart.js'
import { instant, kronor, wholeNumber } from './parts.js'
import { shopRoutes } from './routes.js'

export const shopper = z
  .object({
    /** CSRF token of the session. It does not log in. */
    token: z.string(),
    cartHead,
    checkoutConfig: checkoutConfig.nullable(),
    show: z.boolean(),
  })
  .meta({ id: 'Shopper' })

/** Sort orders of a listing, in the order in which the page offers them. */
export const CATEGORY_SORTS = ['popular', 'newest', 'price-asc', 'price-desc', 'name'] as const

const link = z.object({ title: z.string(), path: z.string() })

export const category = z
  .object({
    path: z.string(),
    title: z.string(),
    heading: z.string(),
    description: z.string(),
    intro: z.string(),
    breadcrumbs: z.array(link),
    links: z.array(link),
    sort: z.enum(CATEGORY_SORTS),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
    pageSize: z.number().int(),
    articles: z.array(articleCard),
    hero: imageSet.nullable(),
    /** Picture behind the heading at the head of the page. */
    backdrop: backdropSet.nullable(),
  })
  .meta({ id: 'Category' })

const section = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    heading: z.string(),
    text: z.string(),
    link: link.nullable(),
    image: imageSet.nullable(),
    /** Picture behind the whole section, in place of `image` beside the text. */
    backdrop: backdropSet.nullable(),
    tone: z.enum(['linen', 'fjord', 'sun']),
  }),
  z.object({
    kind: z.literal('text'),
    heading: z.string().nullable(),
    paragraphs: z.array(z.string()),
    list: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('faq'),
    heading: z.string().nullable(),
    questions: z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('video'), heading: z.string(), text: z.string(), video: videoSet }),
  z.object({ kind: z.literal('rail'), heading: z.string(), link: link.nullable(), articles: z.array(articleCard) }),
  z.object({
    kind: z.literal('tiles'),
    heading: z.string().nullable(),
    tiles: z.array(z.object({ title: z.string(), text: z.string(), path: z.string(), image: imageSet.nullable() })),
  }),
  z.object({ kind: z.literal('usps'), usps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  /** A search for the nearest store with its next free time. */
  z.object({ kind: z.literal('nearest-store'), heading: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    heading: z.string().nullable(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
])

/** A content page with its sections. The home page has the path `/`. */
export const page = z
  .object({
    path: z.string(),
    title: z.string(),
    description: z.string(),
    heading: z.string(),
    lead: z.string().nullable(),
    updated: z.string().nullable(),
    sections: z.array(section),
  })
  .meta({ id: 'Page' })

const group = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), hits: z.number().int(), limited: z.boolean() })

export const searchReply = z
  .object({
    success: z.literal(true),
    query: z.string(),
    articles: group(articleCard.extend({ namePackageGet: z.string(), category: z.string() })),
    stores: group(
      z.object({
        name: z.string(),
        address: z.string(),
        slug: z.string(),
        icon: z.enum(['store', 'recycling', 'outlet']),
      }),
    ),
    layoutPages: group(z.object({ title: z.string(), url: z.string(), imageUrl: z.string().nullable() })),
    cities: group(z.object({ city: z.string(), url: z.string() })),
    categoryPages: group(z.object({ title: z.string(), url: z.string(), imageUrl: z.string().nullable() })),
    /** The same as `categoryPages` under the other name of the specification (decision M3). */
    productCategories: group(z.object({ title: z.string(), url: z.string(), imageUrl: z.string().nullable() })),
  })
  .meta({ id: 'SearchReply' })

export const consent = z
  .object({
    groups: z.array(z.enum(CONSENT_GROUPS)),
    version: z.number().int(),
    /** When it was given; null until the visitor has chosen. */
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'Consent' })

export const siteConfig = z
  .object({
    market: z.literal('se'),
    marketId: z.literal(20),
    currency: z.literal('SEK'),
    brand: z.string(),
    brandSlug: z.string(),
    freeShippingLimit: kronor,
    jobsUrl: z.string(),
    conformityUrl: z.string(),
    mediaHosts: z.array(z.string()),
    paymentMarks: z.array(z.enum(PAYMENT_ICONS)),
    /** Awards of the shop for the footer: the address of a picture on this site, and its text. */
    awards: z.array(z.object({ image: z.string(), text: z.string() })),
  })
  .meta({ id: 'SiteConfig' })

/** Article numbers separated by commas, at most as many as the longest list of the discovery service. */
const cardIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,149}$/)
  .transform((ids) => ids.split(',').map(Number))

const pathQuery = z.string().min(1).max(300)

export const siteEndpoints = {
  getShopper: endpoint(shopRoutes.getShopper, {
    permission: 'session.read',
    summary: 'Returns the session with its CSRF token and cart. Makes a session when there is none',
    reply: shopper,
  }),
  getSiteConfig: endpoint(shopRoutes.getSiteConfig, {
    permission: 'shop.browse',
    summary: 'Returns the settings that differ between installations',
    reply: siteConfig,
  }),
  getCategory: endpoint(shopRoutes.getCategory, {
    permission: 'shop.browse',
    summary: 'Returns a page of a category',
    query: z.object({
      path: pathQuery,
      page: wholeNumber.pipe(z.number().min(1).max(10_000)).optional(),
      sort: z.enum(CATEGORY_SORTS).optional(),
    }),
    reply: z.object({ data: category }),
    errors: ['page.not-found'],
  }),
  getCards: endpoint(shopRoutes.getCards, {
    permission: 'shop.browse',
    summary:
      'Returns product cards by article number in the requested order. Articles that are no longer sold are left out',
    query: z.object({ ids: cardIds }),
    reply: z.object({ data: z.array(articleCard) }),
  }),
  getPage: endpoint(shopRoutes.getPage, {
    permission: 'shop.browse',
    summary: 'Returns a content page by its path. `/` is the home page',
    query: z.object({ path: pathQuery }),
    reply: z.object({ data: page }),
    errors: ['page.not-found'],
  }),
  getSitemap: endpoint(shopRoutes.getSitemap, {
    permission: 'shop.browse',
    summary: 'Lists every public path with the day of its last change',
    reply: z.object({ data: z.array(z.object({ path: z.string(), changed: z.string().nullable() })) }),
  }),
  searchSite: endpoint(shopRoutes.searchSite, {
    permission: 'shop.browse',
    summary: 'Searches the shop and returns the results in groups',
    query: z.object({
      q: z.string().max(1_000).default(''),
      s: z.string().max(20).optional(),
      full: z.enum(['0', '1']).optional(),
    }),
    reply: searchReply,
  }),
  getImage: endpoint(shopRoutes.getImage, {
    permission: 'shop.browse',
    summary: 'Returns a picture of an allowed host in an allowed width',
    query: z.object({
      url: z.string().min(1).max(500),
      width: wholeNumber,
      format: z.enum(['avif', 'webp', 'jpeg', 'png']),
    }),
    reply: z.unknown(),
    binary: 'image/*',
    errors: ['request.malformed', 'page.not-found'],
  }),
  getConsent: endpoint(shopRoutes.getConsent, {
    permission: 'session.read',
    summary: 'Returns the visitor’s consent',
    reply: z.object({ data: consent }),
  }),
  setConsent: endpoint(shopRoutes.setConsent, {
    permission: 'consent.change',
    audits: ['consent.changed'],
    summary: 'Records the visitor’s consent. C0001 is always part of it',
    body: z.object({ groups: z.array(z.enum(CONSENT_GROUPS)).max(4) }),
    reply: z.object({ data: consent }),
  }),
}
