import type { DiscoveryClient } from '../core/client.js'
import { ONE_INSTANCE } from '../core/page-types.js'

type Mounted = { readonly end: () => void; count: number }
const providers = new Map<DiscoveryClient, Mounted>()

/** The client whose provider is on the page. */
export const mountedClient = (): DiscoveryClient | undefined => providers.keys().next().value

/** Starts a client with its first provider, and ends it with its last. The client itself refuses a second client. */
export function mount(client: DiscoveryClient): () => void {
  const mounted = providers.get(client) ?? { end: client.start(), count: 0 }
  providers.set(client, mounted)
  mounted.count++
  return () => {
    if (--mounted.count > 0) return
    providers.delete(client)
    mounted.end()
  }
}

const names = new WeakMap<DiscoveryClient, Set<string>>()

/** Gives a name to one part of the page at a time; gives back what frees it, or null while another part has it. */
export function claim(client: DiscoveryClient, name: string): (() => void) | null {
  const taken = names.get(client) ?? new Set()
  names.set(client, taken)
  if (taken.has(name)) return null
  taken.add(name)
  return () => taken.delete(name)
}

/** As {@link claim}, for pages: a second one with the same key throws in development, and is reported in production. */
export function claimPage(client: DiscoveryClient, name: string): (() => void) | null {
  const free = claim(client, name)
  if (free) return free
  if (client.env.development) throw new Error(ONE_INSTANCE)
  client.env.report(ONE_INSTANCE)
  return null
}
