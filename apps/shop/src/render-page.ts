import { readSessionCookie } from '@klarsikt/api'
import { type Log, redactPath } from '@klarsikt/server/log'
import '@klarsikt/storefront/load-context'
import { type AppLoadContext, createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router'
import type { Backend } from './backend.js'
import { pathOf } from './path-of.js'
import { publicClient, visitorClient, visitorDiscovery } from './visitor-client.js'

export type RenderOptions = {
  readonly build: ServerBuild
  readonly backend: Backend
  readonly discovery: Backend
  readonly origin: string
  readonly apiKey: string
  readonly log: Log
  /** Address to which pages send events. Without it they send none. */
  readonly trackingUrl?: string | undefined
}

export type RenderedPage = {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** `public` means that the page was made without the visitor's session, so that everybody may get it. */
  readonly visibility: 'public' | 'private'
  /** False when a part was left out because it did not arrive in time. */
  readonly isComplete: boolean
  /** Articles that the page shows. */
  readonly articleIds: ReadonlySet<number>
}

/** The visitor's request. Private data and limits by address depend on it. */
export type Caller = { readonly request: Request; readonly environment: unknown }

/** Renders pages and their data. It returns a page only when the whole page is known. */
export function createRenderer(options: RenderOptions) {
  const { build, discovery, origin, apiKey, log, trackingUrl } = options
  const handler = createRequestHandler(build, 'production')
  const secure = origin.startsWith('https:')
  const reportError = (error: unknown, { method, url }: Request) => {
    const about = { method, path: redactPath(pathOf(url)) }
    // The caller asked for something that does not exist, and the status says so.
    if (isRouteErrorResponse(error)) log.debug({ ...about, status: error.status }, 'a page was not answered')
    else log.error({ ...about, err: error }, 'a page went wrong')
  }

  return async (request: Request, { request: visit, environment }: Caller): Promise<RenderedPage> => {
    const connection = { ...options, environment }
    const articleIds = new Set<number>()
    let session: ReturnType<typeof visitorClient> | undefined
    let visibility: RenderedPage['visibility'] = 'public'
    let isComplete = true
    const context: AppLoadContext = {
      client: publicClient(visit, { ...connection, onReply: (reply) => collectArticleIds(reply, articleIds) }),
      visitor: () => {
        visibility = 'private'
        return (session ??= visitorClient(visit, connection)).client
      },
      hasSession: () => {
        visibility = 'private'
        return readSessionCookie(visit.headers.get('cookie'), { secure }) !== null
      },
      discovery: visitorDiscovery(visit, { discovery, origin, environment }),
      config: { origin, apiKey },
      markDegraded: () => (isComplete = false),
      reportError,
      trackingUrl,
    }
    try {
      const answer = await handler(request, context)
      const headers = new Headers(answer.headers)
      const body = new Uint8Array(await answer.arrayBuffer())
      for (const cookie of session?.cookies() ?? []) headers.append('set-cookie', cookie)
      return { status: answer.status, headers, body, visibility, isComplete, articleIds }
    } catch (error) {
      log.error({ err: error, path: redactPath(pathOf(request.url)) }, 'a page could not be rendered')
      return { ...brokenPage(), visibility, isComplete: false, articleIds }
    }
  }
}

/** Adds the ids of all articles, cards and colours in an answer of the backend, at any depth. */
function collectArticleIds(value: unknown, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value && typeof value.id === 'number' && ('price' in value || 'offer' in value)) ids.add(value.id)
  for (const part of Object.values(value)) collectArticleIds(part, ids)
}

/** Is shown when even the error page cannot be rendered. */
function brokenPage(): Pick<RenderedPage, 'status' | 'headers' | 'body'> {
  const html =
    '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Något gick fel | Klarsikt</title>' +
    '<h1>Något gick fel</h1><p>Försök igen eller kontakta kundservice.</p><p><a href="/">Till startsidan</a></p></html>'
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  return { status: 500, headers, body: new Uint8Array(Buffer.from(html)) }
}
