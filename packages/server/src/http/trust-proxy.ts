import { BlockList, isIP } from 'node:net'
import { err, ok, type Result } from '@klarsikt/core/lib'

/**
 * Returns whether the proxy at an address is ours, so that the address it names for its own caller can be trusted.
 * `hop` counts the proxies from this process: 0 is the one that connected to it.
 */
export type TrustProxy = (address: string, hop: number) => boolean

const OFF = ['0', 'false', 'off']
const ON = ['true', 'on']
/** A longer chain of proxies must be a typing error. */
const MAX_HOPS = 16

/**
 * Reads the setting: a number of hops (`1` or `on`), networks (`10.0.0.0/8, fd00::/8, 192.0.2.7`), or none (`0` or
 * `off`). Returns an error text for anything else.
 */
export function parseTrustProxy(text: string): Result<TrustProxy | false, string> {
  const value = text.trim().toLowerCase()
  if (OFF.includes(value)) return ok(false)
  if (ON.includes(value)) return ok(trustHops(1))
  if (/^\d+$/.test(value)) {
    const hops = Number(value)
    return hops <= MAX_HOPS ? ok(trustHops(hops)) : err(`must be at most ${MAX_HOPS} hops`)
  }
  return trustNetworks(value.split(',').map((part) => part.trim()))
}

const trustHops =
  (hops: number): TrustProxy =>
  (_, hop) =>
    hop < hops

function trustNetworks(networks: readonly string[]): Result<TrustProxy, string> {
  const list = new BlockList()
  for (const [index, network] of networks.entries())
    if (!addNetwork(list, network))
      return err(
        `must be a number of hops or a list of networks such as 10.0.0.0/8, fd00::/8; entry ${index + 1} is neither an address nor a network`,
      )
  return ok((address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  })
}

function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', length, ...more] = network.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  const type = version === 6 ? 'ipv6' : 'ipv4'
  if (length === undefined) {
    list.addAddress(address, type)
    return true
  }
  if (!/^\d{1,3}$/.test(length) || Number(length) > (version === 6 ? 128 : 32)) return false
  list.addSubnet(address, Number(length), type)
  return true
}

/**
 * Finds the address that a request comes from. It reads X-Forwarded-For from the right, skips our own proxies and stops
 * at the first other address, because that caller wrote everything before it.
 */
export function forwardedAddress(peer: string, forwardedFor: string | undefined, trust: TrustProxy): string {
  const named = forwardedFor?.split(',').toReversed() ?? []
  let address = peer
  for (const [hop, entry] of named.entries()) {
    if (!trust(address, hop)) break
    const next = readEntry(entry)
    if (next === null) break
    address = next
  }
  return address
}

/** Reads one address of the header. Some proxies add the port, and then put an IPv6 address in brackets. */
function readEntry(entry: string): string | null {
  const text = entry.trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(bare) === 0 ? null : bare
}
