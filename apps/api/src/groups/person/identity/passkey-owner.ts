import type { Executor } from '@klarsikt/server/database'
import { eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { type LetterTemplate, audit } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { userHandle } from './passkey-answer.js'
import { type PasskeyChange, passkeyAddedLetter, passkeyRemovedLetter } from './passkey-letters.js'
import { passkey } from './tables.js'

/** The owner of passkeys: a customer or an employee of a store. */
export type PasskeyOwner = {
  readonly columns: Pick<typeof passkey.$inferInsert, 'customerId' | 'storeId' | 'employeeNumber'>
  readonly where: SQL | undefined
  /** The owner's id inside the passkey. */
  readonly handle: string
  readonly audited: { readonly subject: 'customer' | 'staff'; readonly id: string }
  readonly letters: {
    readonly added: LetterTemplate<PasskeyChange>
    readonly removed: LetterTemplate<PasskeyChange>
  }
  /**
   * Finds and locks the owner, so that of two changes at once the second sees the first; null when the owner is gone.
   */
  readonly find: (tx: Executor) => Promise<PasskeyOwnerNames | null>
}

type PasskeyOwnerNames = { readonly email: string; readonly firstName: string; readonly displayName: string }

/** Audits that a passkey was added, removed or renamed, without naming the passkey and thus its device. */
export function auditPasskey(
  tx: Executor,
  now: Date,
  { audited: { subject, id } }: PasskeyOwner,
  change: 'added' | 'removed' | 'renamed',
): Promise<void> {
  return audit(tx, now, { action: `${subject}.passkey-${change}`, subject, id })
}

/** The passkey owner for a customer. */
export function customerOwner({ encryption }: Pick<Ctx, 'encryption'>, customerId: string): PasskeyOwner {
  return {
    columns: { customerId },
    where: eq(passkey.customerId, customerId),
    handle: userHandle(customerId),
    audited: { subject: 'customer', id: customerId },
    letters: { added: passkeyAddedLetter, removed: passkeyRemovedLetter },
    async find(tx) {
      const found = await findCustomer(tx, encryption, customerId, { lock: true })
      if (!found) return null
      const { email, firstName, lastName } = found.profile
      return { email, firstName, displayName: `${firstName} ${lastName}`.trim() }
    },
  }
}
