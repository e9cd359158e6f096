export { actorId, isStaffRole, roleOf, ROLES, type Actor, type ActorKind, type ActorOf, type Role } from './actor.js'
export {
  canDiscover,
  DISCOVERY_ACTOR_KINDS,
  discoveryActorsWith,
  type DiscoveryActor,
  type DiscoveryActorKind,
  type DiscoveryActorKindWith,
  type DiscoveryPermission,
} from './discovery-permissions.js'
export { STAFF_ROLES, STORE_ROLES, type StaffRole } from './staff-roles.js'
export { can, onlyStoreOf, type ActorKindWith, type Permission } from './permissions.js'
