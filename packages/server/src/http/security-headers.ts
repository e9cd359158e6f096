import type { MiddlewareHandler } from 'hono'

const ALWAYS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/**
 * Adds security headers to every response that does not set its own. It sets HSTS only over HTTPS, because browsers
 * ignore it otherwise.
 */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  const headers = options.https
    ? [...ALWAYS, ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const]
    : ALWAYS
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
