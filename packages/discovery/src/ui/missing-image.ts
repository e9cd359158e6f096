import type { DiscoveryClient } from '../core/client.js'
import { NO_IMAGE } from '../images.js'

const reported = new WeakMap<DiscoveryClient, Set<string>>()

/** Says that a product has no picture: once for each, since its card is drawn again and again. */
export function reportMissing(client: DiscoveryClient, product: string): void {
  const before = reported.get(client) ?? new Set()
  if (before.has(product)) return
  reported.set(client, before.add(product))
  client.env.report(NO_IMAGE, product || undefined, 'warn')
}
