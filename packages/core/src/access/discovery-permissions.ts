/** Kinds of actors of the discovery service. */
export const DISCOVERY_ACTOR_KINDS = ['visitor', 'tenant', 'console', 'admin'] as const
export type DiscoveryActorKind = (typeof DISCOVERY_ACTOR_KINDS)[number]

/** Who calls the discovery service: a page with the public id of a tenant, its secret key, its console, or the installation. */
export type DiscoveryActor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'tenant' | 'console'; readonly tenant: string }
  | { readonly kind: 'admin' }

/** What each kind of actor may do; a tenant's key and console open only that tenant. */
const GRANTS = {
  'catalogue.search': DISCOVERY_ACTOR_KINDS,
  'visitor.sign': DISCOVERY_ACTOR_KINDS,
  'event.record': DISCOVERY_ACTOR_KINDS,
  'picture.read': DISCOVERY_ACTOR_KINDS,
  'feed.write': ['tenant', 'admin'],
  'tenant.create': ['admin'],
  'tenant.change': ['tenant', 'admin'],
  'tenant.rotate-key': ['tenant', 'admin'],
  'console.enter': DISCOVERY_ACTOR_KINDS,
  'console.leave': ['console'],
  'insights.read': ['console'],
  'merchandising.read': ['console'],
  'merchandising.change': ['console'],
} as const satisfies Record<string, readonly DiscoveryActorKind[]>

export type DiscoveryPermission = keyof typeof GRANTS

/** The kinds of actors that have a permission of the discovery service. */
export type DiscoveryActorKindWith<P extends DiscoveryPermission> = (typeof GRANTS)[P][number]

/** Whether a kind of actor may do a thing at the discovery service; unknown things are refused. */
export function canDiscover(kind: DiscoveryActorKind, permission: DiscoveryPermission): boolean {
  return Object.hasOwn(GRANTS, permission) && (GRANTS[permission] as readonly DiscoveryActorKind[]).includes(kind)
}

/** The kinds of actors that may do a thing at the discovery service. */
export function discoveryActorsWith(permission: DiscoveryPermission): readonly DiscoveryActorKind[] {
  return DISCOVERY_ACTOR_KINDS.filter((kind) => canDiscover(kind, permission))
}
