import { addressNetwork } from '@klarsikt/server/http'

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/
const IPV6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/

/**
 * The network that counts once a day in what others see: wider than the one that rate limits count, since here a lost
 * vote costs nothing and a bought one does. IPv4 by /24, the smallest block that is routed on its own. IPv6 by /48, the
 * largest that one customer is commonly given: by /64 a single home connection with a /56 would be 256 voters.
 */
export function votingNetwork(address: string): string {
  const network = addressNetwork(address)
  const [, ipv4] = IPV4.exec(network) ?? []
  if (ipv4 !== undefined) return `${ipv4}.0/24`
  const [, ipv6] = IPV6.exec(network) ?? []
  return ipv6 === undefined ? network : `${ipv6}::/48`
}
