import { mandateStates } from '@klarsikt/core/autogiro'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Deps } from '../../../context.js'
import { findNewestMandate, lockOpenMandate } from '../mandate/find.js'
import { endMandate } from './end-mandate.js'
import { sendMandateEnded } from './letters.js'

/** Ends the customer's autogiro. The next file tells the bank. Ending it again changes nothing. */
export function revokeMandate(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  customerId: string,
): Promise<Result<void, 'autogiro.not-found'>> {
  return deps.database.transaction(async (tx): Promise<Result<void, 'autogiro.not-found'>> => {
    const mandateRow = await lockOpenMandate(tx, customerId)
    if (!mandateRow) {
      const newest = await findNewestMandate(tx, customerId)
      return newest?.state === mandateStates.to('revoke') ? ok(undefined) : err('autogiro.not-found')
    }
    await endMandate(deps, tx, mandateRow, { action: 'revoke', reason: 'by-customer', isKnownToBank: false })
    await sendMandateEnded(deps, tx, mandateRow, { action: 'revoke', reason: 'by-customer' })
    return ok(undefined)
  })
}
