import type { Load } from '@klarsikt/page-kit/page'
import type { LoaderFunctionArgs } from 'react-router'
import { loadUser } from './load-user.js'
import { type PageHead, pageHead } from './loading.js'
import type { ShopperUser } from './shopper-facts.js'

interface OwnPage<Data> {
  readonly data: Data
  readonly head: PageHead
  /** The user for whom the header is rendered. */
  readonly user: ShopperUser | null
}

/**
 * Returns the loader of a page in the account area. It uses the visitor's own client. No cache stores the page, and no
 * search engine indexes it.
 */
export function accountLoader<Data>(load: Load<Data>, title: string | ((data: Data) => string)) {
  return async ({
    request,
    params,
    context,
  }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>): Promise<OwnPage<Data>> => {
    const url = pageUrl(new URL(request.url))
    const [data, user] = await Promise.all([load(context.visitor(), { url, params }), loadUser(context)])
    const text = typeof title === 'string' ? title : title(data)
    return { data, user, head: pageHead({ request, origin: context.config.origin, title: text, noIndex: true }) }
  }
}

/**
 * Returns the address of the page. The router requests the page's data at another address, with `.data` and `_routes`.
 */
export function pageUrl(url: URL): URL {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}

/**
 * Headers for pages whose address holds the secret of a letter. No other site gets the address, and no cache stores the
 * page.
 */
export const secretHeaders = (): HeadersInit => ({
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})
