import { STAFF_ROLES, type StaffRole } from './staff-roles.js'

export const ACTOR_KINDS = ['visitor', 'customer', 'staff', 'manager', 'system', 'webhook'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** Who performs an action. It comes from the session, a verified token or the job, never from the request body. */
export type Actor =
  /** Somebody who is not logged in. `shopperId` is null before the browser has a session. */
  | { readonly kind: 'visitor'; readonly shopperId: string | null }
  | { readonly kind: 'customer'; readonly customerId: string }
  /** A member of staff, with their present role. */
  | { readonly kind: 'staff'; readonly storeId: number; readonly employeeNumber: string; readonly role: StaffRole }
  /** A manager of a company, who approves or rejects the requisitions of its employees. */
  | { readonly kind: 'manager'; readonly managerId: string }
  /** Work of the shop outside requests. `job` names the job or the command. */
  | { readonly kind: 'system'; readonly job: string }
  /** An outside system that calls the shop. `provider` names its adapter. */
  | { readonly kind: 'webhook'; readonly provider: string }

export type ActorOf<Kind extends ActorKind> = Extract<Actor, { readonly kind: Kind }>

/** The roles that permissions are granted to: each role of staff, and the kind of every other actor. */
export const ROLES = ['visitor', 'customer', ...STAFF_ROLES, 'manager', 'system', 'webhook'] as const
export type Role = (typeof ROLES)[number]

/** Returns the role whose permissions an actor has. */
export function roleOf(actor: Actor): Role {
  return actor.kind === 'staff' ? actor.role : actor.kind
}

/** Tells a role of staff from the kinds of other actors. */
export function isStaffRole(role: Role): role is StaffRole {
  return (STAFF_ROLES as readonly Role[]).includes(role)
}

/** Returns the id of an actor, unique within its kind; null for a visitor without a session. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'visitor':
      return actor.shopperId
    case 'customer':
      return actor.customerId
    case 'staff':
      return `${actor.storeId}/${actor.employeeNumber}`
    case 'manager':
      return actor.managerId
    case 'system':
      return actor.job
    case 'webhook':
      return actor.provider
  }
}
