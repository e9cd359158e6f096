import type { StaffRole } from '@klarsikt/core/access'
import { parseEmail } from '@klarsikt/core/identity'
import type { Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { insertStaff, sealStaffEmail } from '../../catalogue/index.js'
import { hashPassword } from '../identity/password-hash.js'

/** Names an employee by store and number. */
export type StaffKey = { readonly storeId: number; readonly employeeNumber: string }

/** The credentials of a log-in: a password, and the e-mail address for one-time codes. */
export type StaffCredentials = { readonly email: string; readonly password: string }

/** Adds an employee to a store. Without credentials they cannot log in yet. */
export async function addStaff(
  executor: Executor,
  { storeId, employeeNumber, name, role }: StaffKey & { readonly name: string; readonly role: StaffRole },
  now: Date,
  login?: { readonly encryption: Encryption; readonly credentials: StaffCredentials },
): Promise<Result<void, 'no-store' | 'number-taken'>> {
  const credentials = login ? await sealCredentials(login.encryption, login.credentials) : {}
  return insertStaff(executor, { storeId, employeeNumber, name, role, ...credentials, createdAt: now })
}

/** Seals and hashes credentials for the table. */
export async function sealCredentials(
  encryption: Encryption,
  { email, password }: StaffCredentials,
): Promise<{ readonly passwordHash: string; readonly email: string }> {
  const address = parseEmail(email)
  if (!address.ok) throw new Error('The address of a member of staff is none')
  return { passwordHash: await hashPassword(password), email: sealStaffEmail(encryption, address.value) }
}
