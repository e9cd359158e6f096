import type { DiscoveryClient } from './client.js'
import type { Page } from './page-types.js'
import type { SearchBox } from './search-box-types.js'

type Instances = { readonly boxes: Map<string, SearchBox>; readonly pages: Map<string, Page> }
const byClient = new WeakMap<DiscoveryClient, Instances>()

/** Returns the boxes and pages of a client by name, so that the same arguments give the same object. */
export function instancesOf(client: DiscoveryClient): Instances {
  let instances = byClient.get(client)
  if (!instances) byClient.set(client, (instances = { boxes: new Map(), pages: new Map() }))
  return instances
}
