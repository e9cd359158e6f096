import { createDiscovery, type DiscoveryClient } from '../core/client.js'
import type { Locale } from '../locales/types.js'
import type { ImageAddress, PriceFormatter } from '../react/context.js'
import { type DisplayTransformers, replyTransform } from '../react/transformers.js'
import type { Consent } from '../tracking/event-queue.js'
import { imageService } from '../ui/provider.js'
import type { NavigateFunction } from '../url/navigation.js'
import type { Display } from '../wire.js'

/** Draws a product in a node of the shop's own; for null a placeholder of the same size. */
export type CardRenderer = (display: Display | null) => Node

/** What an attribute cannot say. Set it before the element is on the page. */
export interface DiscoveryElementOptions {
  /** A table of `@klarsikt/discovery/locales/…`; English unless given. */
  readonly locale?: Locale
  /** The host's router. Without one, another path is loaded as any link would. */
  readonly navigateFunction?: NavigateFunction
  readonly displayTransformers?: DisplayTransformers
  /** How the shop writes prices. */
  readonly formatPrice?: PriceFormatter
  /** Where pictures are drawn in other widths; `images="service"` names the discovery service's own. */
  readonly image?: ImageAddress
  /** Cards of lists and pages in place of the widget's own. */
  readonly productCard?: CardRenderer
  /** Cards of the modal in place of the widget's own small ones. */
  readonly modalProductCard?: CardRenderer
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
}

/** Attributes of `<klarsikt-discovery>`; with `data-` before them, those of the script tag. */
export const SETTINGS = [
  'tenant',
  'market',
  'api',
  'locale',
  'consent',
  'search-page',
  'query-param',
  'instance-key',
  'user-id',
  'session-id',
  'clear-filters',
  'suggest',
  'anonymous-events',
  'ignore-query-id',
  'images',
  'prices',
  'stylesheet',
] as const

type Attributes = Pick<Element, 'getAttribute' | 'hasAttribute'>

/** `granted` and `denied`; anything else, or nothing: the shopper was not asked yet. */
export function consentOf(attributes: Attributes): Consent {
  const value = attributes.getAttribute('consent')
  return value === 'granted' ? true : value === 'denied' ? false : undefined
}

/** A client as the attributes of an element describe it. */
export function clientOf(attributes: Attributes, options: DiscoveryElementOptions, locale: Locale): DiscoveryClient {
  const said = (name: (typeof SETTINGS)[number]) => attributes.getAttribute(name)
  const given = <Name extends string>(name: Name, value: string | null) =>
    value === null ? {} : ({ [name]: value } as Record<Name, string>)
  // Every kind unless said: "category", "content", both, or "none".
  const kinds = said('suggest')?.split(/\s+/)
  const { navigateFunction } = options
  return createDiscovery({
    tenant: said('tenant') ?? '',
    locale: locale.code,
    apiUrl: said('api') ?? '',
    consent: consentOf(attributes),
    clearFiltersOnNewQuery: attributes.hasAttribute('clear-filters'),
    anonymousEvents: attributes.hasAttribute('anonymous-events'),
    ignoreQueryId: attributes.hasAttribute('ignore-query-id'),
    ...given('market', said('market')),
    ...given('searchPagePath', said('search-page')),
    ...given('urlParamName', said('query-param')),
    ...given('userId', said('user-id')),
    ...given('sessionId', said('session-id')),
    ...(navigateFunction && { navigate: navigateFunction }),
    ...(options.metaData !== undefined && { metaData: options.metaData }),
    transform: replyTransform(options.displayTransformers ?? {}, {
      categories: kinds?.includes('category') ?? true,
      content: kinds?.includes('content') ?? true,
    }),
  })
}

/** How pictures and prices are written, as attributes and options say. */
export function writersOf(attributes: Attributes, options: DiscoveryElementOptions, locale: Locale) {
  const service = attributes.getAttribute('images') === 'service'
  const image =
    options.image ??
    (service ? imageService(attributes.getAttribute('api') ?? '', attributes.getAttribute('tenant') ?? '') : null)
  const formatPrice =
    options.formatPrice ?? (attributes.getAttribute('prices') === 'currency' ? inCurrency(locale.code) : undefined)
  return { image, ...(formatPrice && { formatPrice }) }
}

/** `12 990,00 kr`: as the language writes money, with the currency of the answer. */
function inCurrency(language: string): PriceFormatter {
  const formats = new Map<string, Intl.NumberFormat>()
  return (amount, currency) => {
    let format = formats.get(currency)
    if (!format) formats.set(currency, (format = new Intl.NumberFormat(language, { style: 'currency', currency })))
    return format.format(amount)
  }
}
