import type { ActorOf } from '@klarsikt/core/access'

/** Whose orders an actor may see: a customer own ones, staff those of everybody. */
export function ownerOf(actor: ActorOf<'customer' | 'store'>): string | null {
  return actor.kind === 'customer' ? actor.customerId : null
}
