import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { findOpen } from '../payment/submissions.js'
import { type InvoiceRow, lockInvoice, subjectOf } from './find.js'
import { describeForStaff } from './for-staff.js'
import { giveUpAttempt } from './give-up-attempt.js'

const REFUSALS = {
  'invoice.changed': staffInvoiceMessages.changed,
  'invoice.being-paid': staffInvoiceMessages.beingPaid,
  'invoice.too-much': staffInvoiceMessages.tooMuch,
} as const
type StaffRefusal = keyof typeof REFUSALS

type Outcome =
  | { readonly success: true; readonly data: StaffInvoice }
  | {
      readonly success: false
      readonly result: StaffRefusal
      readonly message: string
      readonly data: StaffInvoice
    }

/**
 * Changes a locked invoice for staff and returns it as it is afterwards. An open attempt to pay it on the web is given
 * up first, so that nothing is paid twice. While a provider is being asked for the money, the change is refused.
 */
export async function changeForStaff(
  deps: Deps,
  number: string,
  work: (tx: Executor, row: InvoiceRow) => Promise<Result<void, StaffRefusal>>,
): Promise<Result<Outcome, 'invoice.not-found'>> {
  await giveUpAttempt(deps, number)
  const changed = await deps.database.transaction(async (tx): Promise<Result<void, StaffRefusal> | null> => {
    const row = await lockInvoice(tx, number)
    if (!row) return null
    return (await findOpen(tx, subjectOf(row))) ? err('invoice.being-paid') : work(tx, row)
  })
  if (!changed) return err('invoice.not-found')
  const data = await describeForStaff(deps, number)
  if (!data) return err('invoice.not-found')
  if (changed.ok) return ok({ success: true, data })
  return ok({ success: false, result: changed.error, message: REFUSALS[changed.error](), data })
}
