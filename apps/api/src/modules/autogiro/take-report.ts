import type { MandateReason } from '@klarsikt/core/autogiro'
import { mandateStates } from '@klarsikt/core/autogiro'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { AutogiroReport, MandateAnswer } from '../../providers/autogiro/port.js'
import { audit } from '../audit/audit.js'
import { lockMandate } from '../mandate/find.js'
import { autogiroMandate } from '../mandate/tables.js'
import { applyDebitAnswer, takePaidDebits } from './apply-debit-answer.js'
import { endMandate } from './end-mandate.js'
import { sendMandateActive, sendMandateEnded } from './letters.js'
import { takeBackDebit } from './take-back-debit.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** What a person has to look at: answers to what was never asked, and money that was taken back and cannot be booked by itself. */
export type UnclearAnswers = { readonly unknown: readonly string[]; readonly unbooked: readonly string[] }

/** Does what a report says. Each answer is one transaction and means the same again: a report may be read any number of times. */
export async function takeReport(
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
    // A report that says it twice is about two amounts, of which the books know one.
    const outcome = seen.has(debit.reference) ? 'unbooked' : await takeBackDebit(deps, debit)
    seen.add(debit.reference)
    if (outcome === 'unknown') unknown.push(debit.reference)
    else if (outcome === 'unbooked') unbooked.push(debit.reference)
  }
  return { unknown, unbooked }
}

/** Comment codes of the bank giro in the shop's words; any other is `other`. */
const REASONS: Readonly<Record<string, MandateReason>> = {
  '02': 'by-bank',
  '03': 'account-type',
  '05': 'other-holder',
  '07': 'unanswered',
  '20': 'other-holder',
  '23': 'account-unknown',
  '98': 'by-bank',
}

/** False where there is no such mandate. */
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
