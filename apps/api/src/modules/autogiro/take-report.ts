import type { MandateReason } from '@klarsikt/core/autogiro'
import { mandateStates } from '@klarsikt/core/autogiro'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { AutogiroReport, MandateAnswer } from '../../providers/autogiro/port.js'
import { audit } from '../audit/audit.js'
import { lockMandate } from '../mandate/find.js'
import { autogiroMandate } from '../mandate/tables.js'
import { endMandate } from './end-mandate.js'
import { sendMandateActive, sendMandateEnded } from './letters.js'
import { takeDebitAnswer } from './take-debit-answer.js'

type TakeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>

/** What a person has to look at. */
export type UnclearAnswers = { readonly unknown: readonly string[]; readonly takenBack: readonly string[] }

/** Does what a report says. Each answer is one transaction and means the same again: a report may be read any number of times. */
export async function takeReport(
  deps: TakeDeps,
  reportId: string,
  { mandates, debits, takenBack }: AutogiroReport,
): Promise<UnclearAnswers> {
  const unknown: string[] = []
  for (const answer of mandates) if (!(await takeMandateAnswer(deps, answer))) unknown.push(answer.payerNumber)
  for (const answer of debits) if (!(await takeDebitAnswer(deps, reportId, answer))) unknown.push(answer.reference)
  return { unknown, takenBack }
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
async function takeMandateAnswer(deps: TakeDeps, { payerNumber, outcome, comment }: MandateAnswer): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const row = await lockMandate(tx, payerNumber)
    if (!row) return false
    if (outcome === 'accepted' && mandateStates.can(row.state, 'accept')) {
      const state = mandateStates.to('accept')
      await tx.orm.update(autogiroMandate).set({ state }).where(eq(autogiroMandate.id, row.id))
      await audit(tx, deps.clock.now(), { action: `mandate.${state}`, subject: 'mandate', id: row.id })
      await sendMandateActive(deps, tx, row)
      return true
    }
    const action = outcome === 'refused' ? 'refuse' : outcome === 'revoked' ? 'revoke' : null
    if (action === null || !mandateStates.can(row.state, action)) return true
    const reason = REASONS[comment] ?? 'other'
    await endMandate(deps, tx, row, { action, reason, isKnownToBank: true })
    await sendMandateEnded(deps, tx, row, { action, reason })
    return true
  })
}
