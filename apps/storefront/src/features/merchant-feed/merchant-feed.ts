import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable } from '@klarsikt/core/catalogue'
import * as metaMessages from '@klarsikt/core/messages/meta'
import { SHOP } from '@klarsikt/shop-config'
import { resolvePath } from '@klarsikt/shop-config/paths'
import { type MerchantItem, merchantItem } from './merchant-item.js'

/** Number of articles that are read at the same time. */
const BATCH = 20

/**
 * Writes everything that can be bought online as an RSS feed for Merchant Center, one batch of articles at a time. It
 * leaves out goods that are sold out or sold in stores only, since a visitor from an advertisement could not buy them.
 */
export async function* merchantFeed(
  client: ShopClient,
  origin: string,
  slugs: readonly string[],
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${[
    ['title', SHOP.brand.name],
    ['link', `${origin}/`],
    ['description', metaMessages.defaultDescription({ brand: SHOP.brand.name })],
  ]
    .map(([name, text = '']) => `<${name}>${xml(text)}</${name}>\n`)
    .join('')}`
  for (let from = 0; from < slugs.length; from += BATCH) {
    const answers = await Promise.all(
      slugs.slice(from, from + BATCH).map((slug) => client.getArticleBySlug({ params: { slug } })),
    )
    // An article that was removed since the list was read is left out.
    const articles = answers.flatMap((answer) => (isFailure(answer) ? [] : [answer.data]))
    yield articles
      .filter(isOffered)
      .map((article) => itemXml(merchantItem(origin, article)))
      .join('')
  }
  yield '</channel>\n</rss>\n'
}

/** Returns the slugs of the products among the paths of a sitemap. */
export function productSlugs(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const found = resolvePath(path)
    return found.kind === 'product' ? [found.slug] : []
  })
}

const isOffered = ({ price, medias }: Article): boolean =>
  isBuyable(price.unit.publicationStatus) && price.unit.amount > 0 && medias.length > 0

function itemXml(item: MerchantItem): string {
  const attributes = Object.entries(item).flatMap(([name, value]) => {
    if (typeof value === 'string') return [element(name, xml(value))]
    if (Array.isArray(value)) return value.map((one: string) => element(name, xml(one)))
    return [
      element(
        name,
        Object.entries(value)
          .map(([part, text]) => element(part, xml(text)))
          .join(''),
      ),
    ]
  })
  return `<item>\n${attributes.join('\n')}\n</item>\n`
}

const element = (name: string, content: string): string => `<g:${name}>${content}</g:${name}>`

/** Escapes a text for XML. It removes control characters, which XML 1.0 forbids except for tabs and line ends. */
function xml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
