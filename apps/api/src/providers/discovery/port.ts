/** Asks the discovery service for the visitor at an address: a path below `/v2` and what `fetch` takes. */
export type DiscoveryService = (path: string, init: RequestInit, address: string) => Promise<Response>
