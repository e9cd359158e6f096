import { currentContext } from '@klarsikt/server/log'
import type { Backend } from './backend.js'
import { pathOf } from './path-of.js'
import { publicRequest } from './public-request.js'
import type { StaticFiles } from './static-files.js'

type RequestTargets = {
  readonly backend: Backend
  /** Answers searches, recommendations and events, below /v2. */
  readonly discovery: Backend
  readonly files: StaticFiles
  readonly pages: Backend
  /** The sandbox of outside systems, below /sandbox. It is null where the real ones are used. */
  readonly sandbox: Backend | null
  /** Address that customers use. Without it the address in the request counts. */
  readonly publicUrl: string | undefined
  /** Returns the path template of a page, for metrics and the access log. */
  readonly pageRoute: (path: string) => string | null
}

const BACKEND_PREFIXES = ['/api/', '/media/', '/healthz', '/readyz']

/** Metrics count all built files under this route. */
const FILES_ROUTE = '/assets/*'

const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/** Sends each request to the part of the shop that answers it. */
export function routeRequest({
  backend,
  discovery,
  files,
  sandbox,
  publicUrl,
  pageRoute,
  ...targets
}: RequestTargets): Backend {
  const pages: Backend = (request, environment) =>
    PAGE_METHODS.includes(request.method)
      ? targets.pages(publicRequest(request, publicUrl), environment)
      : wrongMethod()
  return (request, environment) => {
    const path = pathOf(request.url)
    if (BACKEND_PREFIXES.some((prefix) => path.startsWith(prefix)) || path === '/api')
      return backend(request, environment)
    if (path.startsWith('/v2/')) return discovery(request, environment)
    if (path === '/sandbox' || path.startsWith('/sandbox/'))
      return sandbox ? (nameRoute('/sandbox/*'), sandbox(request, environment)) : pages(request, environment)
    if (isBroken(path))
      return new Response('Adressen går inte att läsa.', {
        status: 400,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      })
    const isFile = files.has(path) && (request.method === 'GET' || request.method === 'HEAD')
    nameRoute(isFile ? FILES_ROUTE : pageRoute(path))
    return isFile ? files.answer(request) : pages(request, environment)
  }
}

function nameRoute(route: string | null): void {
  const context = currentContext()
  if (context) context.route = route
}

function wrongMethod(): Response {
  return new Response(null, { status: 405, headers: { allow: PAGE_METHODS.join(', ') } })
}

/** Returns whether a path has percent escapes that are not UTF-8, or a NUL. */
function isBroken(path: string): boolean {
  if (!path.includes('%')) return false
  try {
    return decodeURIComponent(path).includes('\0')
  } catch {
    return true
  }
}
