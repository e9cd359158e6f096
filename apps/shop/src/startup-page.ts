import { randomBytes } from 'node:crypto'
import { unavailable } from './backend.js'
import { pageHeaders } from './page-headers.js'
import { pathOf } from './path-of.js'

/** Seconds after which the page reloads itself. */
const RETRY_AFTER_SECONDS = 2

const PAGE_STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}body{display:grid;place-content:center;min-height:90vh;margin:1rem;text-align:center}h1{font-size:1.5rem;margin:0}'

/** Makes the page of a shop that is starting. It says so and reloads itself. */
function openingPage({ https }: { readonly https: boolean }): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>Vi öppnar strax | Klarsikt</title><style nonce="${nonce}">${PAGE_STYLE}</style><main><h1>Vi öppnar strax</h1><p>Sidan visas så snart butiken är igång.</p></main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      ...pageHeaders({ https }),
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
}

/** Returns whether a browser opens a page. Programs and requests for pictures or data get JSON instead. */
function wantsPage(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
}

/** Answers every request until the shop is open: 200 for `/healthz`, and 503 for everything else. */
export const startupPage =
  (publicUrl = '') =>
  (request: Request): Response => {
    if (pathOf(request.url) === '/healthz')
      return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
    return wantsPage(request) ? openingPage({ https: publicUrl.startsWith('https:') }) : unavailable()
  }
