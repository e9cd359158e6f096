import { type Failure, isFailure } from '@klarsikt/contract/client'
import { pageTitle } from '@klarsikt/core/catalogue'
import { httpStatus } from '@klarsikt/core/errors'
import { BRAND_NAME, MARKET } from '@klarsikt/core/markets'
import * as metaMessages from '@klarsikt/core/messages/meta'
import { canonicalAddress } from '@klarsikt/core/paths'
import { data, type MetaDescriptor } from 'react-router'

/** The reply of a call; a refusal becomes the error page of its status. */
export function replyOrThrow<T>(answer: T | Failure): T {
  if (isFailure(answer)) {
    const { code } = answer.error
    throw data(answer.error, { status: httpStatus(code), statusText: code })
  }
  return answer
}

/** What the head of a page says; made on the server, so that the browser only prints it. */
export interface PageHead {
  readonly tags: MetaDescriptor[]
}

interface HeadSource {
  readonly request: Request
  readonly origin: string
  /** Without the shop's name, which is added [META-008]. */
  readonly title: string
  readonly description?: string | null
  /** Overrides the path of the request. */
  readonly path?: string
  /** What a shared link shows; the shop's own picture unless the page has one. */
  readonly image?: string | null
  readonly type?: 'website' | 'product'
  readonly noIndex?: boolean
}

/** What search engines show of a description, characters. */
const DESCRIPTION_CHARACTERS = 155

/** Head of a page: title with the shop's name, default description [META-010], canonical address [META-011], and how it is shared. */
export function pageHead(source: HeadSource): PageHead {
  const { request, origin, path, image, type = 'website', noIndex } = source
  const url = new URL(request.url)
  const title = wholeTitle(source.title, url.searchParams.get('page'))
  const description = cutAtWord(source.description || metaMessages.defaultDescription({ brand: BRAND_NAME }))
  const canonical = origin + canonicalAddress(path ?? url.pathname.replace(/\.data$/, ''), url.search)
  const shared: readonly (readonly [string, string])[] = [
    ['og:type', type],
    ['og:site_name', BRAND_NAME],
    ['og:locale', MARKET.locale.replace('-', '_')],
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
      // Its title, text and picture are those of the other tags.
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

/** A file of the folder `public`. */
const SHARED_PICTURE = '/share.png'

const SAYS_BRAND = new RegExp(`(?<!\\p{L})${BRAND_NAME}(?!\\p{L})`, 'u')

/** The number of a further page, and the shop's name unless the title says it. */
function wholeTitle(title: string, page: string | null): string {
  const numbered = page !== null && /^[1-9]\d*$/.test(page) && page !== '1'
  const text = numbered ? metaMessages.titleOfPage({ title, page }) : title
  return pageTitle(text, { appendBrand: !SAYS_BRAND.test(title) })
}

/** A text that is too long ends after a whole word. */
function cutAtWord(text: string): string {
  if (text.length <= DESCRIPTION_CHARACTERS) return text
  const words = text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–-]+$/, '')} …`
}
