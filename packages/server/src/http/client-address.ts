import { isIP } from 'node:net'
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
  return addressNetwork(wholeAddress(c, trustProxy))
}

/** The whole IP address of a caller, for a service that requires it; null where there is none, as in a test. */
export function clientIp(c: Context, trustProxy: TrustProxy | false): string | null {
  const address = wholeAddress(c, trustProxy).replace(/%.*$/, '')
  const network = addressNetwork(address)
  // An IPv4 address that is mapped into IPv6 is given as itself.
  const ip = isIP(network) === 0 ? address : network
  return isIP(ip) === 0 ? null : ip
}

function wholeAddress(c: Context, trustProxy: TrustProxy | false): string {
  const peer = peerAddress(c)
  return trustProxy ? forwardedAddress(peer, c.req.header('x-forwarded-for'), trustProxy) : peer
}

function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? WITHOUT_SOCKET
  } catch {
    return WITHOUT_SOCKET
  }
}
