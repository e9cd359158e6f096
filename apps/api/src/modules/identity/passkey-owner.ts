import type { Executor } from '@klarsikt/server/database'
import { eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../context.js'
import { audit } from '../audit/audit.js'
import { findCustomer } from '../customer/find-customer.js'
import type { LetterTemplate } from '../outbox/letter-template.js'
import { userHandle } from './passkey-answer.js'
import { type PasskeyChange, passkeyAddedLetter, passkeyRemovedLetter } from './passkey-letters.js'
import { passkey } from './tables.js'

/** Who passkeys are kept for: a customer, or somebody who works in a store. */
export type PasskeyOwner = {
  readonly columns: Pick<typeof passkey.$inferInsert, 'customerId' | 'storeId' | 'employeeNumber'>
  readonly where: SQL | undefined
  /** What the passkey itself calls its owner. */
  readonly handle: string
  readonly audited: { readonly subject: 'customer' | 'staff'; readonly id: string }
  readonly letters: {
    readonly added: LetterTemplate<PasskeyChange>
    readonly removed: LetterTemplate<PasskeyChange>
  }
  /** Locked, so that of two changes at once the second sees the first; null for who is there no longer. */
  readonly find: (tx: Executor) => Promise<PasskeyOwnerNames | null>
}

type PasskeyOwnerNames = { readonly email: string; readonly firstName: string; readonly displayName: string }

/** Writes down that a passkey of theirs was added, removed or named anew; never which, since it would name a device. */
export function auditPasskey(
  tx: Executor,
  now: Date,
  { audited: { subject, id } }: PasskeyOwner,
  change: 'added' | 'removed' | 'renamed',
): Promise<void> {
  return audit(tx, now, { action: `${subject}.passkey-${change}`, subject, id })
}

/** A customer as the owner of passkeys. */
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
