import type { DiscoveryClient } from '../core/client.js'
import { ONE_INSTANCE } from '../core/page-types.js'

type Mounted = { readonly end: () => void; count: number }
const providers = new Map<DiscoveryClient, Mounted>()

/**
 * Starts a client and `begin` with its first provider, and ends both with its last one. A second client on the page is
 * refused by `start`, and `begin` does not run for it.
 */
export function mount(client: DiscoveryClient, begin: (client: DiscoveryClient) => () => void): () => void {
  const mounted = providers.get(client) ?? started(client, begin)
  mounted.count++
  return () => {
    if (--mounted.count > 0) return
    providers.delete(client)
    mounted.end()
  }
}

function started(client: DiscoveryClient, begin: (client: DiscoveryClient) => () => void): Mounted {
  const isFirst = providers.size === 0
  const ends = [client.start(), ...(isFirst ? [begin(client)] : [])]
  const mounted: Mounted = { end: () => ends.forEach((end) => end()), count: 0 }
  providers.set(client, mounted)
  return mounted
}

type Turn = (mine: boolean) => void
const lines = new WeakMap<DiscoveryClient, Map<string, Turn[]>>()

function lineOf(client: DiscoveryClient, name: string): Turn[] {
  const byName = lines.get(client) ?? new Map<string, Turn[]>()
  lines.set(client, byName)
  const line = byName.get(name) ?? []
  byName.set(name, line)
  return line
}

/**
 * Queues for something that only one part of the page has at a time. `turn` is called with true when the part may have
 * it. Returns a function that leaves the queue.
 */
export function standInLine(client: DiscoveryClient, name: string, turn: Turn): () => void {
  const line = lineOf(client, name)
  line.push(turn)
  turn(line[0] === turn)
  return () => {
    const place = line.indexOf(turn)
    line.splice(place, 1)
    if (place === 0) line[0]?.(true)
  }
}

/**
 * Claims a page with its key. A second claim throws in development, and in production it is reported and returns null.
 */
export function claimPage(client: DiscoveryClient, name: string): (() => void) | null {
  if (lineOf(client, name).length === 0) return standInLine(client, name, () => undefined)
  if (client.env.development) throw new Error(ONE_INSTANCE)
  client.env.report(ONE_INSTANCE)
  return null
}
