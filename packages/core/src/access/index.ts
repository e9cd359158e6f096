export { ACTOR_KINDS, actorId, type Actor, type ActorKind, type ActorOf } from './actor.js'
export {
  canDiscover,
  DISCOVERY_ACTOR_KINDS,
  discoveryActorsWith,
  type DiscoveryActor,
  type DiscoveryActorKind,
  type DiscoveryActorKindWith,
  type DiscoveryPermission,
} from './discovery-permissions.js'
export { STAFF_ROLES, type StaffRole } from './staff-roles.js'
export { PERMISSIONS, can, type ActorKindWith, type Permission } from './permissions.js'
