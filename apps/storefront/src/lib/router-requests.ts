import { leavesPage, noteCodeGone, reachesShop, tryWaiting, untilReached } from './connection.js'

/** The statuses of a proxy between shop and browser while the shop cannot be reached. */
const UNREACHED: readonly number[] = [502, 503, 504]

declare global {
  /** The router calls this in place of its own import, see `keepPage` in vite.config.ts. */
  var loadRouteModule: (url: string) => Promise<unknown>
}

/**
 * Makes the router's requests wait when they fail, see `untilReached`. The router would otherwise replace the page when
 * data or the list of routes cannot be loaded, and reload it when code cannot. This one place covers every page, form
 * and press.
 */
export function keepRouterRequests(): void {
  const own = globalThis.fetch
  globalThis.fetch = (input, init) =>
    isOfRouter(input, init) ? untilReached(() => reached(own(input, init)), init?.signal) : own(input, init)
  globalThis.loadRouteModule = loadRouteModule
  globalThis.addEventListener('online', tryWaiting)
}

/**
 * Returns whether a request is the router's own. It also prefetches the list of routes, without a signal. Nobody waits
 * for that, so it does not count.
 */
function isOfRouter(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  if (!(input instanceof URL) || !init?.signal || (init.method ?? 'GET') !== 'GET') return false
  return input.pathname === '/__manifest' || input.pathname.endsWith('.data')
}

/** Returns the complete answer. An answer that is cut off counts as a failure. */
async function reached(request: Promise<Response>): Promise<Response> {
  const answer = await request
  if (UNREACHED.includes(answer.status) && !answer.headers.has('X-Remix-Response')) throw new Error(answer.statusText)
  if (wantsNewDocument(answer) && !leavesPage()) {
    noteCodeGone()
    throw new Error('A newer release has other routes')
  }
  return answer.status === 200 ? new Response(await answer.arrayBuffer(), answer) : answer
}

/**
 * Returns whether the answer asks for a new document. When the list of routes belongs to a newer release, the router
 * reloads the page. After a press that would lose the input, so the visitor is told and decides.
 */
const wantsNewDocument = ({ status, headers }: Response): boolean =>
  status === 204 && headers.has('X-Remix-Reload-Document')

/** Loads the code of a route. Each try has another address, since some browsers do not load a failed script again. */
const loadRouteModule = (url: string) =>
  untilReached(async (tries) => {
    try {
      return await (import(/* @vite-ignore */ tries === 0 ? url : `${url}?${tries}`) as Promise<unknown>)
    } catch (error) {
      if (tries > 0 && (await reachesShop())) noteCodeGone()
      throw error
    }
  })
