import { createContext } from 'react'

/** Asks for a page's data alone, in the form in which the router reads it when it takes over the page. */
export const PAGE_STATE_HEADER = 'Page-State'

export function asksForPageState(request: Request): boolean {
  return request.method === 'GET' && request.headers.get(PAGE_STATE_HEADER) === '1'
}

/** The data as text; a page that is missing or failed has data as well, and keeps its status. */
export function pageStateAnswer(state: ReadableStream<Uint8Array>, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  headers.set('Cache-Control', 'private, no-store')
  headers.set(PAGE_STATE_HEADER, '1')
  headers.append('Vary', `Cookie, ${PAGE_STATE_HEADER}`)
  return new Response(state, { status, headers })
}

/** The data cannot be had just now; without the header it is no page's, and the page asks again. */
export function stateLater(): Response {
  return new Response(null, { status: 503, headers: { 'Cache-Control': 'private, no-store', 'Retry-After': '2' } })
}

/** True while a page is rendered whose data does not stand in it and is asked for at the first touch. */
export const StateApart = createContext(false)
