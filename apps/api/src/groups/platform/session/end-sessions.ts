import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { session } from './tables.js'

/** Ends all sessions of a customer, also a log-in that waits for the account terms. Returns how many there were. */
export async function endSessionsOf({ orm }: Executor, customerId: string): Promise<number> {
  const theirs = or(eq(session.customerId, customerId), eq(session.pendingCustomerId, customerId))
  return (await orm.delete(session).where(theirs)).rowCount ?? 0
}

/** Ends all sessions of an employee. Returns how many there were. */
export async function endStaffSessions(
  { orm }: Executor,
  { storeId, employeeNumber }: { readonly storeId: number; readonly employeeNumber: string },
): Promise<number> {
  const theirs = and(eq(session.storeId, storeId), eq(session.employeeNumber, employeeNumber))
  return (await orm.delete(session).where(theirs)).rowCount ?? 0
}

/** Ends every session in which somebody is logged in or about to be. Returns how many there were. */
export async function endAllSessions({ orm }: Executor): Promise<number> {
  const { customerId, pendingCustomerId, managerId, storeId } = session
  const isLoggedIn = or(...[customerId, pendingCustomerId, managerId, storeId].map((column) => isNotNull(column)))
  return (await orm.delete(session).where(isLoggedIn)).rowCount ?? 0
}
