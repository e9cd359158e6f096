type Options = {
  readonly nonce: string
  readonly https: boolean
  /** Origins that a form may lead to besides our own: the payment provider's page. */
  readonly formTargets: readonly string[]
}

/**
 * What a page of ours may load. Scripts run only with this answer's nonce; the one loosening is inline style attributes,
 * which no server-rendered interface library does without.
 */
export function contentSecurityPolicy({ nonce, https, formTargets }: Options): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
