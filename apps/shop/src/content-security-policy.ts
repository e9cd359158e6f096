import { createHash } from 'node:crypto'

type PolicyOptions = {
  /** Hashes of the page's inline scripts. See {@link inlineScriptHashes}. */
  readonly scriptHashes: readonly string[]
  readonly https: boolean
  /** Origins besides our own that a form may lead to, such as the payment provider's page. */
  readonly formTargets: readonly string[]
}

/**
 * Returns the policy of a page. Inline scripts run only by their hash, because a cached page is the same for everybody
 * and cannot hold a nonce. Inline style attributes are allowed, because no server-rendered interface library works
 * without them.
 */
export function contentSecurityPolicy({ scriptHashes, https, formTargets }: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Policy of a script file. A worker has no page, so the policy of its own file counts. It may compile WebAssembly,
 * which pages may not, and it can send data only to this shop.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g
const RUNS = /^(?:|module|text\/javascript)$/

/**
 * Returns the SHA-256 of every inline script of a page in base64. A script with `src` is a file, and one with another
 * type is data.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (/\bsrc=/.test(attributes) || !RUNS.test(type)) continue
    hashes.add(createHash('sha256').update(text).digest('base64'))
  }
  return [...hashes]
}
