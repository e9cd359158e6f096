import { STAFF_ROLES, type StaffRole } from './staff-roles.js'

/** Kinds of actors of the shop. */
export const ACTOR_KINDS = ['visitor', 'customer', 'store', 'manager', 'system', 'webhook'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** Who acts: read from the session, a verified token or the job, and never from what is sent. */
export type Actor =
  /** A browser; without a session there is no shopper id. */
  | { readonly kind: 'visitor'; readonly shopperId: string | null }
  | { readonly kind: 'customer'; readonly customerId: string }
  /** A member of staff, with the role that they have now. */
  | { readonly kind: 'store'; readonly storeId: number; readonly employeeNumber: string; readonly role: StaffRole }
  /** Decides the requisitions of a company's employees. */
  | { readonly kind: 'manager'; readonly managerId: string }
  /** Our own work outside requests, by the name of the job or command. */
  | { readonly kind: 'system'; readonly job: string }
  /** An outside system that calls us, by the name of its adapter. */
  | { readonly kind: 'webhook'; readonly provider: string }

export type ActorOf<Kind extends ActorKind> = Extract<Actor, { readonly kind: Kind }>

/** What permissions are given to: the roles of staff, and the kinds of all other actors. */
export const ROLES = ['visitor', 'customer', ...STAFF_ROLES, 'manager', 'system', 'webhook'] as const
export type Role = (typeof ROLES)[number]

/** The role that decides what an actor may do. */
export function roleOf(actor: Actor): Role {
  return actor.kind === 'store' ? actor.role : actor.kind
}

/** Says whether a role is one of staff. */
export function isStaffRole(role: Role): role is StaffRole {
  return (STAFF_ROLES as readonly Role[]).includes(role)
}

/** The id of an actor among those of its kind; null for a visitor without a session. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'visitor':
      return actor.shopperId
    case 'customer':
      return actor.customerId
    case 'store':
      return `${actor.storeId}/${actor.employeeNumber}`
    case 'manager':
      return actor.managerId
    case 'system':
      return actor.job
    case 'webhook':
      return actor.provider
  }
}
