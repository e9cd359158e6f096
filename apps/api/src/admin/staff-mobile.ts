import { maskedMobile } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { enqueueLetter } from '../modules/outbox/enqueue-letter.js'
import type { StaffKey } from '../modules/staff/add-staff.js'
import { findStaff } from '../modules/staff/find-staff.js'
import { staffMobileRemovedLetter, staffMobileSetLetter } from '../modules/staff/letters.js'
import { openStaffEmail } from '../modules/store/staff-email.js'
import { openStaffMobile, sealStaffMobile, type StaffMobile } from '../modules/store/staff-mobile.js'
import { staff } from '../modules/store/tables.js'
import { workingStaff } from './change-staff.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Sends one-time codes of a member of staff to a number that the operator has made sure is theirs, and says so by letter. No page
 * changes where codes go: who has got into a log-in cannot take it over so. False for who is not there, or cannot log in.
 */
export async function setStaffMobile(deps: Deps, tx: Executor, key: StaffKey, mobile: StaffMobile): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null) return false
  await tx.orm
    .update(staff)
    .set({ mobile: sealStaffMobile(deps.encryption, mobile) })
    .where(workingStaff(key))
  const to = openStaffEmail(deps.encryption, found.email)
  await enqueueLetter(deps, tx, { template: staffMobileSetLetter, to, data: { number: maskedMobile(mobile.number) } })
  return true
}

/** Codes go by e-mail only from now on. False for who has no number. */
export async function removeStaffMobile(deps: Deps, tx: Executor, key: StaffKey): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null || found.mobile === null) return false
  await tx.orm.update(staff).set({ mobile: null }).where(workingStaff(key))
  const to = openStaffEmail(deps.encryption, found.email)
  const number = maskedMobile(openStaffMobile(deps.encryption, found.mobile).number)
  await enqueueLetter(deps, tx, { template: staffMobileRemovedLetter, to, data: { number } })
  return true
}
