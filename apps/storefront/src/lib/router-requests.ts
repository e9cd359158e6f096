import { leavesPage, noteCodeGone, reachesShop, tryWaiting, untilReached } from './connection.js'

/** What stands between the shop and the browser answers so while the shop cannot be reached. */
const UNREACHED: readonly number[] = [502, 503, 504]

declare global {
  /** Asked by the router in place of its own import, see `keepPage` in vite.config.ts. */
  var loadRouteModule: (url: string) => Promise<unknown>
}

/**
 * The router replaces the page where it cannot fetch data or the list of routes, and loads it again where it cannot load code.
 * Here its requests wait instead, see `untilReached`: this is the one place for every page, form and press.
 */
export function keepRouterRequests(): void {
  const own = globalThis.fetch
  globalThis.fetch = (input, init) =>
    isOfRouter(input, init) ? untilReached(() => reached(own(input, init)), init?.signal) : own(input, init)
  globalThis.loadRouteModule = loadRouteModule
  globalThis.addEventListener('online', tryWaiting)
}

/** The list of routes is fetched ahead as well, without a signal: nobody waits for that. */
function isOfRouter(input: RequestInfo | URL, init: RequestInit | undefined): input is URL {
  if (!(input instanceof URL) || !init?.signal || (init.method ?? 'GET') !== 'GET') return false
  return input.pathname === '/__manifest' || input.pathname.endsWith('.data')
}

/** The whole answer: one that is cut on its way is none. */
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
 * The router answers a list of routes of a newer release by loading the page again. After a press that would take away what was
 * typed: there the visitor is told, and decides.
 */
const wantsNewDocument = ({ status, headers }: Response): boolean =>
  status === 204 && headers.has('X-Remix-Reload-Document')

/** Some browsers do not ask again for a script that failed, unless its address is another. */
const loadRouteModule = (url: string) =>
  untilReached(async (tries) => {
    try {
      return await (import(/* @vite-ignore */ tries === 0 ? url : `${url}?${tries}`) as Promise<unknown>)
    } catch (error) {
      if (tries > 0 && (await reachesShop())) noteCodeGone()
      throw error
    }
  })
