import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { findStaffName } from '../../catalogue/index.js'
import { type AuditedChange, endAllSessions, endSessionsOf, endStaffSessions } from '../../platform/index.js'
import { findCustomerByNumber } from '../customer/find-customer.js'
import { renewAllCredentials, renewCredentials } from '../customer/renew-credentials.js'
import type { StaffKey } from './add-staff.js'
import { storeLogin } from './tables.js'

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
  await renewCredentials(tx, found.id)
  const count = await endSessionsOf(tx, found.id)
  return { count, change: { action: 'customer.sessions-ended', subject: 'customer', id: found.id } }
}

/** Includes employees who have left: they should have no session, and this makes sure of it. */
async function endOfStaff(tx: Executor, { storeId, employeeNumber }: StaffKey): Promise<Ended | null> {
  if ((await findStaffName(tx, { storeId, employeeNumber })) === null) return null
  const count = await endOfStaffMember(tx, { storeId, employeeNumber })
  return { count, change: { action: 'staff.sessions-ended', subject: 'staff', id: `${storeId}/${employeeNumber}` } }
}

async function endAll(tx: Executor): Promise<Ended> {
  // First, because a log-in that finishes meanwhile gets a session, which the next statements end.
  await tx.orm.delete(storeLogin)
  await renewAllCredentials(tx)
  const count = await endAllSessions(tx)
  return { count, change: { action: 'shop.sessions-ended', subject: 'shop', id: 'all' } }
}

/** Deletes unfinished log-ins first, because a log-in that finishes meanwhile gets a session, which is deleted next. */
export async function endOfStaffMember(tx: Executor, { storeId, employeeNumber }: StaffKey): Promise<number> {
  await tx.orm
    .delete(storeLogin)
    .where(and(eq(storeLogin.storeId, storeId), eq(storeLogin.employeeNumber, employeeNumber)))
  return endStaffSessions(tx, { storeId, employeeNumber })
}
