import type { ShopClient } from '@klarsikt/contract/client'
import type { LoaderFunctionArgs } from 'react-router'
import { loadUser } from './load-user.js'
import { type PageHead, pageHead } from './loading.js'
import type { ShopperUser } from './shopper-facts.js'

/** What loads the data of such a page. */
export type AccountLoad<Data> = (
  client: ShopClient,
  request: { readonly url: URL; readonly params: Params },
) => Promise<Data> | Data
type Params = Readonly<Record<string, string | undefined>>

interface OwnPage<Data> {
  readonly data: Data
  readonly head: PageHead
  /** Whom the header of the page is rendered for. */
  readonly user: ShopperUser | null
}

/** The loader of a page of the account area: with the visitor's own client, never stored by a cache, never in an index. */
export function accountLoader<Data>(load: AccountLoad<Data>, title: string | ((data: Data) => string)) {
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

/** The router asks for the data of a page under an address of its own. */
export function pageUrl(url: URL): URL {
  const page = new URL(url)
  page.pathname = page.pathname.replace(/\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}

/** Of pages whose address holds the secret of a letter: it is told to no other site and kept by no cache. */
export const secretHeaders = (): HeadersInit => ({
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
})
