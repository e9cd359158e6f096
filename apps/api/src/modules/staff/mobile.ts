import { maskedMobile } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { openStaffEmail } from '../store/staff-email.js'
import { openStaffMobile, sealStaffMobile, type StaffMobile } from '../store/staff-mobile.js'
import { staff } from '../store/tables.js'
import type { StaffKey } from './add-staff.js'
import { findStaff } from './find-staff.js'
import { staffMobileRemovedLetter, staffMobileSetLetter } from './letters.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Sends one-time codes of a member of staff to a number too, and says so by letter: to the address that codes go to as well, so that
 * who has got into a log-in is noticed. False for who is not there, or cannot log in.
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

/** Codes go by e-mail only from now on. False for who has no number. */
export async function removeStaffMobile(deps: Deps, tx: Executor, key: StaffKey): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null || found.mobile === null) return false
  await tx.orm.update(staff).set({ mobile: null }).where(isThem(key))
  const to = openStaffEmail(deps.encryption, found.email)
  const number = maskedMobile(openStaffMobile(deps.encryption, found.mobile).number)
  await enqueueLetter(deps, tx, { template: staffMobileRemovedLetter, to, data: { number } })
  return true
}

/** Found before, so they work there. */
const isThem = ({ storeId, employeeNumber }: StaffKey) =>
  and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber))
