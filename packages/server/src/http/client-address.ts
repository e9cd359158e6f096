import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { addressNetwork } from './address-network.js'
import { forwardedAddress, type TrustProxy } from './trust-proxy.js'

/** Stands for the caller when there is no socket, as in a test or when the storefront calls from the same process. */
const WITHOUT_SOCKET = 'local'

/**
 * Returns the caller's network, which rate limits count by. It uses X-Forwarded-For only when a trusted proxy sent it.
 */
export function clientAddress(c: Context, trustProxy: TrustProxy | false): string {
  return addressNetwork(wholeAddress(c, trustProxy))
}

/**
 * Returns the caller's complete IP address, for services that require it. Returns null when there is none, as in a
 * test.
 */
export function clientIp(c: Context, trustProxy: TrustProxy | false): string | null {
  const address = wholeAddress(c, trustProxy).replace(/%.*$/, '')
  const network = addressNetwork(address)
  // An IPv4 address that is mapped into IPv6 becomes the plain IPv4 address.
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
