import type { Actor } from '@klarsikt/core/access'
import type { Session } from './session.js'

/** The actor of a session, from what its log-in has stored and never from what the caller sends. */
export function actorOf(session: Session | null): Actor {
  if (!session) return { kind: 'visitor', shopperId: null }
  if (session.store) {
    const { id, employeeNumber, role } = session.store
    return { kind: 'staff', storeId: id, employeeNumber, role }
  }
  if (session.managerId !== null) return { kind: 'manager', managerId: session.managerId }
  if (session.customerId !== null) return { kind: 'customer', customerId: session.customerId }
  return { kind: 'visitor', shopperId: session.cartId }
}
