/** Kinds of actors of the shop. */
export const ACTOR_KINDS = ['visitor', 'customer', 'store', 'manager', 'system', 'webhook'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** Who acts: read from the session, a verified token or the job, and never from what is sent. */
export type Actor =
  /** A browser; without a session there is no shopper id. */
  | { readonly kind: 'visitor'; readonly shopperId: string | null }
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'store'; readonly storeId: number; readonly employeeNumber: string }
  /** Decides the requisitions of a company's employees. */
  | { readonly kind: 'manager'; readonly managerId: string }
  /** Our own work outside requests, by the name of the job or command. */
  | { readonly kind: 'system'; readonly job: string }
  /** An outside system that calls us, by the name of its adapter. */
  | { readonly kind: 'webhook'; readonly provider: string }

export type ActorOf<Kind extends ActorKind> = Extract<Actor, { readonly kind: Kind }>

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
