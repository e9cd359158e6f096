import type { Telemetry } from '@klarsikt/server/telemetry'
import { acceptedEncoding, compress } from './content-encoding.js'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.js'
import { isOldBrowser, oldBrowserPage } from './old-browser.js'
import { answerFromStored } from './pack-page.js'
import { pageAddress } from './page-address.js'
import { createPageCache, isPacked, type PageCache, PURGED_LIFETIME, UNPURGED_LIFETIME } from './page-cache.js'
import { readPageForm } from './page-form.js'
import { pageHeaders } from './page-headers.js'
import { type Caller, createRenderer, type RenderedPage, type RenderOptions } from './render-page.js'

type PagesOptions = RenderOptions & {
  readonly formTargets: readonly string[]
  /** True when {@link Pages.purge} is called at every change. Otherwise pages are stored only for a moment. */
  readonly isPurged: boolean
  readonly telemetry: Telemetry
}

export type Pages = Pick<PageCache, 'purge'> & {
  answer(request: Request, environment?: unknown): Promise<Response>
}

/** Limits by address count by the minute, so a refused visitor may try again after one. */
const RETRY_AFTER_SECONDS = '60'

/**
 * Makes the pages of the shop. Each gets a policy that allows its own inline scripts. Public pages come from the cache.
 */
export function createPages({ formTargets, isPurged, telemetry, ...options }: PagesOptions): Pages {
  const { origin } = options
  const https = origin.startsWith('https:')
  const lifetime = isPurged ? PURGED_LIFETIME : UNPURGED_LIFETIME
  const cache = createPageCache(lifetime, {
    onGet: (result) => telemetry.count('klarsikt.page_cache.requests', { result }),
  })
  const shared = `public, max-age=0, s-maxage=${lifetime.freshMs / 1_000}, stale-while-revalidate=${lifetime.staleMs / 1_000}`
  const renderer = createRenderer(options)
  const render = async (request: Request, caller: Caller): Promise<RenderedPage> => {
    const page = await renderer(request, caller)
    return { ...page, headers: headersOf(page, { https, formTargets, shared }) }
  }

  /**
   * Renders a page without the caller's cookies, headers and signal, because other requests may wait for the same page.
   */
  const renderPublic = (address: string, caller: Caller) => render(new Request(origin + address), caller)

  return {
    purge: (articleIds) => cache.purge(articleIds),
    async answer(request, environment) {
      if (isOldBrowser(request.headers.get('user-agent'))) return oldBrowserPage()
      const caller = { request, environment }
      if (request.method === 'POST') {
        const form = await readPageForm(request)
        return form instanceof Response ? form : send(request, await render(form, caller))
      }
      const url = new URL(request.url)
      const address = pageAddress(url)
      const page = await cache.get(address, () => renderPublic(address, caller))
      if (isPacked(page)) return answerFromStored(request, page)
      const whole = url.pathname + url.search
      // A redirect gets the whole query, tracking parameters included.
      const isRedirect = page.status >= 300 && page.status < 400
      return send(request, isRedirect && whole !== address ? await renderPublic(whole, caller) : page)
    },
  }
}

async function send(request: Request, page: RenderedPage): Promise<Response> {
  const { status, body } = page
  const headers = new Headers(page.headers)
  if (request.method === 'HEAD' || body.byteLength === 0) return new Response(null, { status, headers })
  headers.append('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request)
  if (!encoding) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compress(body, encoding), { status, headers })
}

type HeaderOptions = {
  readonly https: boolean
  readonly formTargets: readonly string[]
  /** Cache-Control of a public page. */
  readonly shared: string
}

function headersOf(page: RenderedPage, { https, formTargets, shared }: HeaderOptions): Headers {
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(pageHeaders({ https })))
    // Pages with a secret address set their own Referrer-Policy.
    if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value)
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  const scriptHashes = isHtml ? inlineScriptHashes(Buffer.from(page.body).toString('utf8')) : []
  headers.set('content-security-policy', contentSecurityPolicy({ scriptHashes, https, formTargets }))
  if (page.status === 429) headers.set('retry-after', RETRY_AFTER_SECONDS)
  const isShared = page.visibility === 'public' && page.isComplete && page.status === 200
  if (page.visibility === 'private') headers.set('cache-control', 'private, no-store')
  else if (!isShared) headers.set('cache-control', 'no-cache')
  else if (!headers.has('cache-control')) headers.set('cache-control', shared)
  return headers
}
