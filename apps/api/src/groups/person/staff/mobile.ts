import { maskedMobile } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { type StaffMobile, openStaffEmail, openStaffMobile, sealStaffMobile } from '../../catalogue/index.js'
import { staff } from '../../catalogue/store/tables.js'
import { enqueueLetter } from '../../platform/index.js'
import type { StaffKey } from './add-staff.js'
import { findStaff } from './find-staff.js'
import { staffMobileRemovedLetter, staffMobileSetLetter } from './letters.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Sends an employee's one-time codes to a mobile number too. A letter tells them, so that a change by somebody else is
 * noticed. Returns false for an unknown employee and for one who cannot log in.
 */
export async function setStaffMobile(deps: Deps, tx: Executor, key: StaffKey, mobile: StaffMobile): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null) return false
  await tx.orm
    .update(staff)
    .set({ mobile: sealStaffMobile(deps.encryption, mobile) })
    .where(isThem(key))
  const to = openStaffEmail(deps.encryption, found.email)
  await enqueueLetter(deps, tx, { template: staffMobileSetLetter, to, data: { number: maskedMobile(mobile.number) } })
  return true
}

/** Sends codes by e-mail only from now on. Returns false for an employee without a number. */
export async function removeStaffMobile(deps: Deps, tx: Executor, key: StaffKey): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null || found.mobile === null) return false
  await tx.orm.update(staff).set({ mobile: null }).where(isThem(key))
  const to = openStaffEmail(deps.encryption, found.email)
  const number = maskedMobile(openStaffMobile(deps.encryption, found.mobile).number)
  await enqueueLetter(deps, tx, { template: staffMobileRemovedLetter, to, data: { number } })
  return true
}

/** The condition for an employee who was found before. */
const isThem = ({ storeId, employeeNumber }: StaffKey) =>
  and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber))
