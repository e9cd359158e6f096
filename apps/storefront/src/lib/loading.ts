import { type Failure, isFailure } from '@klarsikt/contract/client'
import { pageTitle } from '@klarsikt/core/catalogue'
import { httpStatus } from '@klarsikt/core/errors'
import * as metaMessages from '@klarsikt/core/messages/meta'
import { canonicalAddress } from '@klarsikt/core/paths'
import { SHOP } from '@klarsikt/shop-config'
import { data, type MetaDescriptor } from 'react-router'

/** Returns the reply of a call, or throws the error page of the refusal's status. */
export function replyOrThrow<T>(answer: T | Failure): T {
  if (isFailure(answer)) {
    const { code } = answer.error
    throw data(answer.error, { status: httpStatus(code), statusText: code })
  }
  return answer
}

/** The head of a page. The server makes it, and the browser only prints it. */
export interface PageHead {
  readonly tags: MetaDescriptor[]
}

interface HeadSource {
  readonly request: Request
  readonly origin: string
  /** The title without the shop's name, which is added [META-008]. */
  readonly title: string
  readonly description?: string | null
  /** Replaces the path of the request. */
  readonly path?: string
  /** The picture of a shared link. By default it is the shop's own picture. */
  readonly image?: string | null
  readonly type?: 'website' | 'product'
  readonly noIndex?: boolean
}

/** Number of characters of a description that search engines show. */
const DESCRIPTION_CHARACTERS = 155

/**
 * Returns the head of a page: title with the shop's name, description or the default [META-010], canonical address
 * [META-011], and tags for shared links.
 */
export function pageHead(source: HeadSource): PageHead {
  const { request, origin, path, image, type = 'website', noIndex } = source
  const url = new URL(request.url)
  const title = wholeTitle(source.title, url.searchParams.get('page'))
  const description = cutAtWord(source.description || metaMessages.defaultDescription({ brand: SHOP.brand.name }))
  const canonical = origin + canonicalAddress(path ?? url.pathname.replace(/\.data$/, ''), url.search)
  const shared: readonly (readonly [string, string])[] = [
    ['og:type', type],
    ['og:site_name', SHOP.brand.name],
    ['og:locale', SHOP.market.locale.replace('-', '_')],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', new URL(image || SHARED_PICTURE, origin).href],
  ]
  return {
    tags: [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: canonical },
      ...shared.map(([property, content]) => ({ property, content })),
      // Title, text and picture come from the other tags.
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

/** A file in the folder `public`. */
const SHARED_PICTURE = '/share.png'

const SAYS_BRAND = new RegExp(`(?<!\\p{L})${SHOP.brand.name}(?!\\p{L})`, 'u')

/** Returns the title with the number of a further page, and with the shop's name unless the title contains it. */
function wholeTitle(title: string, page: string | null): string {
  const numbered = page !== null && /^[1-9]\d*$/.test(page) && page !== '1'
  const text = numbered ? metaMessages.titleOfPage({ title, page }) : title
  return pageTitle(text, { brand: SHOP.brand.name, appendBrand: !SAYS_BRAND.test(title) })
}

/** Cuts a text that is too long after a complete word. */
function cutAtWord(text: string): string {
  if (text.length <= DESCRIPTION_CHARACTERS) return text
  const words = text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–-]+$/, '')} …`
}
