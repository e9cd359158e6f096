import type { ActorOf } from '@klarsikt/core/access'

/** The customer whose orders the actor may see; null for staff, who may see all. */
export function ownerOf(actor: ActorOf<'customer' | 'staff'>): string | null {
  return actor.kind === 'customer' ? actor.customerId : null
}
