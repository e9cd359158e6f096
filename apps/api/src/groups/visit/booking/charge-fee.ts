import { parseMobileE164 } from '@klarsikt/core/identity/phone'
import type { Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { findStoreName } from '../../catalogue/index.js'
import { issueInvoice, writePaymentLink } from '../../money/index.js'
import type { BookingRow } from './find-booking.js'
import { greeted, openPerson } from './person.js'

type Fee = {
  readonly amount: Ore
  /** The text of the fee on the invoice or the link. */
  readonly text: string
  /** Identifies the change of the visit, so that a change is invoiced once. */
  readonly key: string
}

/**
 * Charges the fee of a late change or a missed visit [BOOK-010]. A customer with an account gets an invoice, a guest a
 * letter with a payment link. A guest whose details are erased is not charged.
 */
export async function chargeFee(
  deps: Pick<Deps, 'clock' | 'encryption' | 'settings'>,
  tx: Executor,
  { customerId, storeId, person: sealed }: BookingRow,
  { amount, text, key }: Fee,
): Promise<void> {
  if (customerId !== null) {
    const line = { name: text, quantity: 1, unitPrice: amount, vatRate: 0 } as const
    await issueInvoice(deps, tx, { key, customerId, storeId, lines: [line] })
    return
  }
  const person = openPerson(deps.encryption, sealed)
  if (person === null) return
  const { email, lastName, guardian } = person
  const { firstName } = greeted(person)
  const mobile = guardian?.mobile ?? person.mobile
  const customer = {
    email,
    firstName,
    // The letter goes to the guardian, who may have another last name than the child.
    ...(guardian === null && { lastName }),
    ...(parseMobileE164(mobile).ok && { mobile }),
  }
  const name = await findStoreName(tx, storeId)
  const at = name === null ? null : { id: storeId, name }
  const link = { amount, purpose: text, channel: 'email', store: at, customer, customerId: null } as const
  await writePaymentLink(deps, tx, link)
}
