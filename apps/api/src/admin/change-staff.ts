import type { StaffRole } from '@klarsikt/core/access'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, isNull } from 'drizzle-orm'
import { passkey } from '../modules/identity/tables.js'
import { sealCredentials, type StaffKey } from '../modules/staff/add-staff.js'
import { openStaffEmail } from '../modules/store/staff-email.js'
import { staff } from '../modules/store/tables.js'
import { endOfStaffMember } from './end-sessions.js'

/**
 * Gives a member of staff a new password, and another mailbox where one is named, and ends what was logged in by the one
 * before; passkeys are gone too, as somebody else may have added one. Answers false for who is not there, or has no mailbox yet.
 */
export async function resetStaff(
  tx: Executor,
  encryption: Encryption,
  { email, password, ...key }: StaffKey & { readonly email?: string | undefined; readonly password: string },
): Promise<boolean> {
  const [found] = await tx.orm.select().from(staff).where(workingStaff(key)).for('no key update')
  const address = email ?? (found?.email == null ? undefined : openStaffEmail(encryption, found.email))
  if (!found || address === undefined) return false
  const credentials = await sealCredentials(encryption, { email: address, password })
  await tx.orm.update(staff).set(credentials).where(workingStaff(key))
  await closeLogin(tx, key)
  return true
}

/**
 * Gives a member of staff another role. Each request reads it, so what the one before opened ends at once; sessions go on.
 * Answers false for who is not there.
 */
export async function setStaffRole(
  tx: Executor,
  { role, ...key }: StaffKey & { readonly role: StaffRole },
): Promise<boolean> {
  const changed = await tx.orm
    .update(staff)
    .set({ role })
    .where(workingStaff(key))
    .returning({ storeId: staff.storeId })
  return changed.length > 0
}

/** Somebody has left: they log in no longer and what was logged in ends. The row stays, since the audit refers to it. */
export async function removeStaff(tx: Executor, key: StaffKey, now: Date): Promise<boolean> {
  const left = await tx.orm
    .update(staff)
    .set({ leftAt: now, passwordHash: null, email: null, mobile: null })
    .where(workingStaff(key))
    .returning({ storeId: staff.storeId })
  await closeLogin(tx, key)
  return left.length > 0
}

export const workingStaff = ({ storeId, employeeNumber }: StaffKey) =>
  and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber), isNull(staff.leftAt))

/** Whatever opened it: sessions, log-ins that wait, and passkeys. */
async function closeLogin(tx: Executor, key: StaffKey): Promise<void> {
  const { storeId, employeeNumber } = key
  await tx.orm.delete(passkey).where(and(eq(passkey.storeId, storeId), eq(passkey.employeeNumber, employeeNumber)))
  await endOfStaffMember(tx, key)
}
