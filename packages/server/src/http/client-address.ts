import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { addressNetwork } from './address-network.js'
import { forwardedAddress, type TrustProxy } from './trust-proxy.js'

/** Called without a socket: by a test, or by the storefront in the same process. */
const WITHOUT_SOCKET = 'local'

/**
 * What a caller is counted by for rate limits: the network of the address. Forwarding headers are believed only behind
 * proxies of ours.
 */
export function clientAddress(c: Context, trustProxy: TrustProxy | false): string {
  const peer = peerAddress(c)
  const address = trustProxy ? forwardedAddress(peer, c.req.header('x-forwarded-for'), trustProxy) : peer
  return addressNetwork(address)
}

function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? WITHOUT_SOCKET
  } catch {
    return WITHOUT_SOCKET
  }
}
