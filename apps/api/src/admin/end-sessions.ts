import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { findStaffName } from '../groups/catalogue/index.js'
import { customer } from '../groups/person/customer/tables.js'
import { type StaffKey, findCustomerByNumber, renewCredentials } from '../groups/person/index.js'
import { storeLogin } from '../groups/person/staff/tables.js'
import type { AuditedChange } from '../groups/platform/index.js'
import { session } from '../groups/platform/session/tables.js'

/** The people whose sessions the operator ends. */
export type SessionsOf = { readonly customerNumber: string } | StaffKey | 'all'

type Ended = { readonly count: number; readonly change: AuditedChange }

/**
 * Logs out a customer, an employee or everybody on all devices. Ends unfinished log-ins too, because they may have
 * begun with a stolen password. Null when the person does not exist.
 */
export async function endSessions(tx: Executor, encryption: Encryption, of: SessionsOf): Promise<Ended | null> {
  if (of === 'all') return endAll(tx)
  return 'customerNumber' in of ? endOfCustomer(tx, encryption, of.customerNumber) : endOfStaff(tx, of)
}

async function endOfCustomer(tx: Executor, encryption: Encryption, number: string): Promise<Ended | null> {
  const found = await findCustomerByNumber(tx, encryption, number)
  if (!found) return null
  const theirs = or(eq(session.customerId, found.id), eq(session.pendingCustomerId, found.id))
  await renewCredentials(tx, found.id)
  const { rowCount } = await tx.orm.delete(session).where(theirs)
  return { count: rowCount ?? 0, change: { action: 'customer.sessions-ended', subject: 'customer', id: found.id } }
}

/** Includes employees who have left: they should have no session, and this makes sure of it. */
async function endOfStaff(tx: Executor, { storeId, employeeNumber }: StaffKey): Promise<Ended | null> {
  if ((await findStaffName(tx, { storeId, employeeNumber })) === null) return null
  const count = await endOfStaffMember(tx, { storeId, employeeNumber })
  return { count, change: { action: 'staff.sessions-ended', subject: 'staff', id: `${storeId}/${employeeNumber}` } }
}

async function endAll({ orm }: Executor): Promise<Ended> {
  // First, because a log-in that finishes meanwhile gets a session, which the next statements end.
  await orm.delete(storeLogin)
  await orm.update(customer).set({ credentialVersion: sql`${customer.credentialVersion} + 1` })
  const { customerId, pendingCustomerId, managerId, storeId } = session
  const isLoggedIn = or(...[customerId, pendingCustomerId, managerId, storeId].map((column) => isNotNull(column)))
  const { rowCount } = await orm.delete(session).where(isLoggedIn)
  return { count: rowCount ?? 0, change: { action: 'shop.sessions-ended', subject: 'shop', id: 'all' } }
}

/** Deletes unfinished log-ins first, because a log-in that finishes meanwhile gets a session, which is deleted next. */
export async function endOfStaffMember({ orm }: Executor, { storeId, employeeNumber }: StaffKey): Promise<number> {
  await orm
    .delete(storeLogin)
    .where(and(eq(storeLogin.storeId, storeId), eq(storeLogin.employeeNumber, employeeNumber)))
  const theirs = and(eq(session.storeId, storeId), eq(session.employeeNumber, employeeNumber))
  const { rowCount } = await orm.delete(session).where(theirs)
  return rowCount ?? 0
}
