import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { findStaff, openStaffEmail } from '../../catalogue/index.js'
import { staffHandle } from '../identity/passkey-answer.js'
import type { PasskeyOwner } from '../identity/passkey-owner.js'
import { passkey } from '../identity/tables.js'
import type { StaffKey } from './add-staff.js'
import { staffPasskeyAddedLetter, staffPasskeyRemovedLetter } from './letters.js'

/** An employee as the owner of passkeys, which are their log-in or its second step. */
export function staffOwner(
  { encryption }: Pick<Ctx, 'encryption'>,
  { storeId, employeeNumber }: StaffKey,
): PasskeyOwner {
  const id = `${storeId}/${employeeNumber}`
  return {
    columns: { storeId, employeeNumber },
    where: and(eq(passkey.storeId, storeId), eq(passkey.employeeNumber, employeeNumber)),
    handle: staffHandle({ storeId, employeeNumber }),
    audited: { subject: 'staff', id },
    letters: { added: staffPasskeyAddedLetter, removed: staffPasskeyRemovedLetter },
    async find(tx) {
      const found = await findStaff(tx, { storeId, employeeNumber }, { lock: true })
      if (found?.email == null) return null
      return { email: openStaffEmail(encryption, found.email), firstName: found.name, displayName: found.name }
    },
  }
}
