import { addressNetwork } from '@klarsikt/server/http'

const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/
const IPV6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/

/**
 * The network that has one vote a day in what others see. It is wider than the network of the rate limits, because a bought vote does more
 * harm than a lost one. IPv4 uses /24, the smallest block that is routed by itself. IPv6 uses /48, the largest block that one customer
 * commonly gets: with /64, a home connection with a /56 would have 256 votes.
 */
export function votingNetwork(address: string): string {
  const network = addressNetwork(address)
  const [, ipv4] = IPV4.exec(network) ?? []
  if (ipv4 !== undefined) return `${ipv4}.0/24`
  const [, ipv6] = IPV6.exec(network) ?? []
  return ipv6 === undefined ? network : `${ipv6}::/48`
}
