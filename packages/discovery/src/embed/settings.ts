import { createDiscovery, type DiscoveryClient } from '../core/client.js'
import { debugWatch } from '../core/debug-watch.js'
import { pictureSources } from '../images.js'
import type { Locale } from '../locales/types.js'
import type { PriceFormatter } from '../react/context.js'
import { type Attributes, consentOf, type DiscoveryElementOptions, type SETTINGS } from './attributes.js'

/** Makes a client from the attributes of an element. */
export function clientOf(attributes: Attributes, options: DiscoveryElementOptions, locale: Locale): DiscoveryClient {
  const said = (name: (typeof SETTINGS)[number]) => attributes.getAttribute(name) ?? undefined
  // The attribute names the kinds: "category", "content", both, or "none". The default is all kinds.
  const kinds = said('suggest')?.split(/\s+/)
  return createDiscovery({
    tenant: said('tenant') ?? '',
    locale: locale.code,
    apiUrl: said('api') ?? '',
    consent: consentOf(attributes),
    clearFiltersOnNewQuery: attributes.hasAttribute('clear-filters'),
    anonymousEvents: attributes.hasAttribute('anonymous-events'),
    ignoreQueryId: attributes.hasAttribute('ignore-query-id'),
    market: said('market'),
    searchPagePath: said('search-page'),
    urlParamName: said('query-param'),
    userId: said('user-id'),
    sessionId: said('session-id'),
    navigate: options.navigateFunction,
    metaData: options.metaData,
    watch: options.debugPanel && debugWatch(options.debugPanel),
    transform:
      options.displayTransformers || kinds
        ? async (reply) => {
            const { replyTransform } = await import('../react/transformers.js')
            return replyTransform(options.displayTransformers ?? {}, {
              categories: kinds?.includes('category') ?? true,
              content: kinds?.includes('content') ?? true,
            })(reply)
          }
        : undefined,
  })
}

/** Returns how pictures and prices are shown, from the attributes and options. */
export function writersOf(attributes: Attributes, options: DiscoveryElementOptions, locale: Locale) {
  const said = (name: string) => attributes.getAttribute(name) ?? ''
  const service =
    said('images') === 'service' ? (source: string) => pictureSources(said('api'), said('tenant'), source) : null
  const image = options.image ?? service
  const formatPrice = options.formatPrice ?? (said('prices') === 'currency' ? inCurrency(locale.code) : undefined)
  return { image, ...(formatPrice && { formatPrice }) }
}

/** Formats prices as the language writes money, such as `12 990,00 kr`, in the currency of the answer. */
function inCurrency(language: string): PriceFormatter {
  const formats = new Map<string, Intl.NumberFormat>()
  return (amount, currency) => {
    let format = formats.get(currency)
    if (!format) formats.set(currency, (format = new Intl.NumberFormat(language, { style: 'currency', currency })))
    return format.format(amount)
  }
}
