import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Address of the caller for rate limits. A forwarding header is believed only behind a proxy of ours, and then only its
 * last entry, the one our proxy wrote: everything before it is the caller's own claim.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (last) return last.slice(0, 64)
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // Called without a socket (a test, or the storefront in the same process).
    return 'local'
  }
}
