import type { StaffRole } from '@klarsikt/core/access'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { findStaff, openStaffEmail, updateStaff } from '../../catalogue/index.js'
import { passkey } from '../identity/tables.js'
import { type StaffKey, sealCredentials } from './add-staff.js'
import { endOfStaffMember } from './end-sessions.js'

/**
 * Gives an employee a new password, and a new e-mail address when one is named. It ends their sessions and removes
 * their passkeys, because a thief of the old password may have added one. Returns false when the employee does not
 * exist or has no address yet.
 */
export async function resetStaff(
  tx: Executor,
  encryption: Encryption,
  { email, password, ...key }: StaffKey & { readonly email?: string | undefined; readonly password: string },
): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  const address = email ?? (found?.email == null ? undefined : openStaffEmail(encryption, found.email))
  if (!found || address === undefined) return false
  const credentials = await sealCredentials(encryption, { email: address, password })
  await updateStaff(tx, key, credentials)
  await closeLogin(tx, key)
  return true
}

/**
 * Gives an employee another role. Sessions continue, but every request reads the role, so the change applies at once.
 * False when the employee does not exist.
 */
export async function setStaffRole(
  tx: Executor,
  { role, ...key }: StaffKey & { readonly role: StaffRole },
): Promise<boolean> {
  return updateStaff(tx, key, { role })
}

/**
 * Ends the log-in and the sessions of an employee who has left. The row stays, because the audit trail refers to it.
 */
export async function removeStaff(tx: Executor, key: StaffKey, now: Date): Promise<boolean> {
  const hasLeft = await updateStaff(tx, key, { leftAt: now, passwordHash: null, email: null, mobile: null })
  await closeLogin(tx, key)
  return hasLeft
}

/** Removes sessions, unfinished log-ins and passkeys. */
async function closeLogin(tx: Executor, key: StaffKey): Promise<void> {
  const { storeId, employeeNumber } = key
  await tx.orm.delete(passkey).where(and(eq(passkey.storeId, storeId), eq(passkey.employeeNumber, employeeNumber)))
  await endOfStaffMember(tx, key)
}
