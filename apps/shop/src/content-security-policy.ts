import { createHash } from 'node:crypto'

type PolicyOptions = {
  /** Hashes of the page's inline scripts, see {@link inlineScriptHashes}. */
  readonly scriptHashes: readonly string[]
  readonly https: boolean
  /** Origins that a form may lead to besides our own: the payment provider's page. */
  readonly formTargets: readonly string[]
}

/**
 * What a page of ours may load. Inline scripts run only by their hash, which is the same for everybody, as a cached page
 * is; the one loosening is inline style attributes, which no server-rendered interface library does without.
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
 * What a script file of ours may do where it runs as a worker: it has no page, so that its own policy holds. WebAssembly is compiled
 * there and nowhere else, and nothing can be sent to anyone but us.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g
const RUNS = /^(?:|module|text\/javascript)$/

/** SHA-256 of every inline script of a page, in base 64. What has a source is a file; what has another type is data. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (/\bsrc=/.test(attributes) || !RUNS.test(type)) continue
    hashes.add(createHash('sha256').update(text).digest('base64'))
  }
  return [...hashes]
}
