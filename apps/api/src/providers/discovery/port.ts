/** Calls the discovery service for the visitor at an address, with a path below `/v2` and the init of `fetch`. */
export type DiscoveryService = (path: string, init: RequestInit, address: string) => Promise<Response>
