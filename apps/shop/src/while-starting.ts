import { randomBytes } from 'node:crypto'
import { unavailable } from './backend.js'
import { pageHeaders } from './page-headers.js'
import { pathOf } from './path-of.js'

/** Seconds after which a page asks again by itself. */
const AGAIN = 2

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90vh;margin:1rem;text-align:center}h1{font-size:1.5rem;margin:0}'

/** What a visitor sees who comes while the shop starts: it says so, and looks again by itself. */
function openingPage({ https }: { readonly https: boolean }): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${AGAIN}"><title>Vi öppnar strax | Klarsikt</title><style nonce="${nonce}">${STYLE}</style><main><h1>Vi öppnar strax</h1><p>Sidan visas så snart butiken är igång.</p></main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      ...pageHeaders({ https }),
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(AGAIN),
    },
  })
}

/** A visitor who walks to a page; programs, pictures and data take the answer that programs read. */
function wantsPage(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
}

/** The answer to everything until the shop is open: alive to whoever watches the process, soon there to everybody else. */
export const whileStarting =
  (publicUrl = '') =>
  (request: Request): Response => {
    if (pathOf(request.url) === '/healthz')
      return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
    return wantsPage(request) ? openingPage({ https: publicUrl.startsWith('https:') }) : unavailable()
  }
