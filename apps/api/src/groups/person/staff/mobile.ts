import { maskedMobile } from '@klarsikt/core/staff'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import {
  type StaffMobile,
  findStaff,
  openStaffEmail,
  openStaffMobile,
  sealStaffMobile,
  updateStaff,
} from '../../catalogue/index.js'
import { enqueueLetter } from '../../platform/index.js'
import type { StaffKey } from './add-staff.js'
import { staffMobileRemovedLetter, staffMobileSetLetter } from './letters.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Sends an employee's one-time codes to a mobile number too. A letter tells them, so that a change by somebody else is
 * noticed. Returns false for an unknown employee and for one who cannot log in.
 */
export async function setStaffMobile(deps: Deps, tx: Executor, key: StaffKey, mobile: StaffMobile): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null) return false
  await updateStaff(tx, key, { mobile: sealStaffMobile(deps.encryption, mobile) })
  const to = openStaffEmail(deps.encryption, found.email)
  await enqueueLetter(deps, tx, { template: staffMobileSetLetter, to, data: { number: maskedMobile(mobile.number) } })
  return true
}

/** Sends codes by e-mail only from now on. Returns false for an employee without a number. */
export async function removeStaffMobile(deps: Deps, tx: Executor, key: StaffKey): Promise<boolean> {
  const found = await findStaff(tx, key, { lock: true })
  if (found?.email == null || found.mobile === null) return false
  await updateStaff(tx, key, { mobile: null })
  const to = openStaffEmail(deps.encryption, found.email)
  const number = maskedMobile(openStaffMobile(deps.encryption, found.mobile).number)
  await enqueueLetter(deps, tx, { template: staffMobileRemovedLetter, to, data: { number } })
  return true
}
