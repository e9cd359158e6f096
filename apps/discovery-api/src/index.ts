export type { DiscoverySettings } from './context.js'
export { createDiscovery, type Discovery } from './create-discovery.js'
