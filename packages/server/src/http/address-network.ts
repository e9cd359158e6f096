import { isIP, SocketAddress } from 'node:net'

/**
 * The first four groups of an IPv6 address (64 bits) name the network of one customer. The customer chooses the rest
 * freely.
 */
const IPV6_NETWORK_GROUPS = 4
const IPV4_MAPPED = /^(?:0:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Returns the network that rate limits count an address by: the address itself for IPv4, the /64 network for IPv6, and
 * the IPv4 address for one that is mapped into IPv6. Returns any other text unchanged.
 */
export function addressNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return address
  const groups = ipv6Groups(bare)
  const [, high, low] = IPV4_MAPPED.exec(groups.join(':')) ?? []
  if (high !== undefined && low !== undefined) return ipv4Of(Number.parseInt(high, 16), Number.parseInt(low, 16))
  return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address without leading zeros. */
function ipv6Groups(address: string): string[] {
  // SocketAddress gives one canonical spelling. Only "::" and a dotted end are left to expand.
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address.toLowerCase()
  const hex = canonical.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [before = '', after] = hex.split('::')
  const parts = (text: string | undefined) => (text ? text.split(':') : [])
  const [head, tail] = [parts(before), parts(after)]
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16))
}

const ipv4Of = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')
