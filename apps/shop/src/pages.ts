import { randomBytes } from 'node:crypto'
import type { Log } from '@klarsikt/server/log'
import { redactPath } from '@klarsikt/server/log'
import { withApiCookies } from '@klarsikt/storefront/load-context'
import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router'
import type { Backend } from './backend.js'
import { compressAnswer } from './compress-answer.js'
import { contentSecurityPolicy } from './content-security-policy.js'
import { pathOf } from './path-of.js'
import { visitorClient, visitorDiscovery } from './visitor-client.js'

type Options = {
  readonly build: ServerBuild
  readonly backend: Backend
  readonly discovery: Backend
  readonly origin: string
  readonly apiKey: string
  readonly formTargets: readonly string[]
  readonly log: Log
  /** Where pages send events; none are sent without. */
  readonly trackingUrl?: string | undefined
  /** The built stylesheets, for pages that carry theirs. */
  readonly styleText?: (path: string) => string | undefined
}

/** The limits by address that a page can run into are counted by the minute. */
const RETRY_AFTER_SECONDS = '60'

/** Renders the pages of the shop, each with a policy and a nonce of its own. */
export function createPages({ build, backend, discovery, origin, apiKey, formTargets, log, ...more }: Options) {
  const handler = createRequestHandler(build, 'production')
  const https = origin.startsWith('https:')
  const reportError = (error: unknown, { method, url }: Request) => {
    const about = { method, path: redactPath(pathOf(url)) }
    // The caller asked for what there is not; the status says so.
    if (isRouteErrorResponse(error)) log.debug({ ...about, status: error.status }, 'a page was not answered')
    else log.error({ ...about, err: error }, 'a page went wrong')
  }
  return async (request: Request, environment?: unknown): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64')
    const { client, cookies } = visitorClient(request, { backend, origin, apiKey, environment })
    const context = {
      client,
      discovery: visitorDiscovery(request, { discovery, origin, environment }),
      nonce,
      apiCookies: cookies,
      config: { origin, apiKey },
      reportError,
      ...more,
    }
    let answer: Response
    try {
      answer = withApiCookies(await handler(request, context), context)
    } catch (error) {
      log.error({ err: error, path: redactPath(new URL(request.url).pathname) }, 'a page could not be rendered')
      answer = brokenPage()
    }
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(pageHeaders({ https })))
      // A page whose address is a secret says itself that it is told to nobody.
      if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value)
    headers.set('content-security-policy', contentSecurityPolicy({ nonce, https, formTargets }))
    if (answer.status === 429) headers.set('retry-after', RETRY_AFTER_SECONDS)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    return compressAnswer(
      request,
      new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers }),
    )
  }
}

/** Headers of everything that is a page. */
export function pageHeaders({ https }: { readonly https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** When not even the error page can be rendered. */
function brokenPage(): Response {
  const html =
    '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Något gick fel | Klarsikt</title>' +
    '<h1>Något gick fel</h1><p>Försök igen eller kontakta kundservice.</p><p><a href="/">Till startsidan</a></p></html>'
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
