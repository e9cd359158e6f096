import type { MandateReason } from '@klarsikt/core/autogiro'
import { mandateStates } from '@klarsikt/core/autogiro'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { AutogiroReport, MandateAnswer } from '../../../providers/autogiro/port.js'
import { audit } from '../../platform/index.js'
import { lockMandate } from '../mandate/find.js'
import { autogiroMandate } from '../mandate/tables.js'
import { applyDebitAnswer, takePaidDebits } from './apply-debit-answer.js'
import { endMandate } from './end-mandate.js'
import { sendMandateActive, sendMandateEnded } from './letters.js'
import { takeBackDebit } from './take-back-debit.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** What staff have to look at: answers to unknown orders, and reversed debits that cannot be booked automatically. */
export type UnclearAnswers = { readonly unknown: readonly string[]; readonly unbooked: readonly string[] }

/** Applies a report. */
export async function applyReport(
  deps: TakeDeps,
  reportId: string,
  { mandates, debits, takenBack, unclear }: AutogiroReport,
): Promise<UnclearAnswers> {
  const unknown = [...unclear]
  for (const mandateAnswer of mandates)
    if (!(await applyMandateAnswer(deps, mandateAnswer))) unknown.push(mandateAnswer.payerNumber)
  const paid = debits.filter(({ outcome }) => outcome === 'paid')
  unknown.push(...(await takePaidDebits(deps, reportId, paid)))
  for (const { outcome, ...answer } of debits)
    if (outcome !== 'paid' && !(await applyDebitAnswer(deps, { ...answer, outcome }))) unknown.push(answer.reference)
  const unbooked: string[] = []
  const seen = new Set<string>()
  for (const debit of takenBack) {
    // A second line about the same debit is another amount, which the books do not know.
    const outcome = seen.has(debit.reference) ? 'unbooked' : await takeBackDebit(deps, debit)
    seen.add(debit.reference)
    if (outcome === 'unknown') unknown.push(debit.reference)
    else if (outcome === 'unbooked') unbooked.push(debit.reference)
  }
  return { unknown, unbooked }
}

/** Bankgirot's comment codes as reasons of the shop. Other codes become `other`. */
const REASONS: Readonly<Record<string, MandateReason>> = {
  '02': 'by-bank',
  '03': 'account-type',
  '05': 'other-holder',
  '07': 'unanswered',
  '20': 'other-holder',
  '23': 'account-unknown',
  '98': 'by-bank',
}

/** Applies the bank's answer about a mandate. Returns false when there is no such mandate. */
async function applyMandateAnswer(deps: TakeDeps, { payerNumber, outcome, comment }: MandateAnswer): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const mandateRow = await lockMandate(tx, payerNumber)
    if (!mandateRow) return false
    if (outcome === 'accepted' && mandateStates.can(mandateRow.state, 'accept')) {
      const state = mandateStates.to('accept')
      await tx.orm.update(autogiroMandate).set({ state }).where(eq(autogiroMandate.id, mandateRow.id))
      await audit(tx, deps.clock.now(), { action: `mandate.${state}`, subject: 'mandate', id: mandateRow.id })
      await sendMandateActive(deps, tx, mandateRow)
      return true
    }
    const action = outcome === 'refused' ? 'refuse' : outcome === 'revoked' ? 'revoke' : null
    if (action === null || !mandateStates.can(mandateRow.state, action)) return true
    const reason = REASONS[comment] ?? 'other'
    await endMandate(deps, tx, mandateRow, { action, reason, isKnownToBank: true })
    await sendMandateEnded(deps, tx, mandateRow, { action, reason })
    return true
  })
}
