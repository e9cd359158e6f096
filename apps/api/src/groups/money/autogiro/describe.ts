import type { Autogiro } from '@klarsikt/contract/shop/types'
import {
  MANDATE_REASON_MESSAGES,
  MANDATE_STATE_MESSAGES,
  maskedAccount,
  OPEN_DEBIT_STATES,
} from '@klarsikt/core/autogiro'
import { stockholmDate } from '@klarsikt/core/calendar'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { invoiceDebit } from '../invoice/debit-tables.js'
import { invoice } from '../invoice/tables.js'
import { findNewestMandate, type MandateRow } from '../mandate/find.js'
import { openAccount } from '../mandate/sealed.js'
import { paymentChoice } from '../payment-choice/tables.js'
import { AUTOMATIC } from './end-mandate.js'

/** Describes a customer's autogiro: the newest mandate, its next debits, and whether a mandate can be signed. */
export async function describeAutogiro(
  deps: Pick<Deps, 'database' | 'encryption' | 'settings' | 'bankId'>,
  customerId: string,
): Promise<Autogiro> {
  const mandateRow = await findNewestMandate(deps.database, customerId)
  const [choice] = await deps.database.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, customerId))
  return {
    isChosen: choice?.type === AUTOMATIC,
    isOffered: Boolean(deps.settings.autogiro) && deps.bankId !== null,
    mandate: mandateRow && describeMandate(deps, mandateRow),
    debits: await listDebits(deps, customerId),
  }
}

function describeMandate(
  { encryption }: Pick<Deps, 'encryption'>,
  { state, reason, account, signedAt }: MandateRow,
): NonNullable<Autogiro['mandate']> {
  return {
    state,
    stateText: MANDATE_STATE_MESSAGES[state](),
    reason: reason && MANDATE_REASON_MESSAGES[reason](),
    account: account === null ? '' : maskedAccount(openAccount(encryption, account)),
    signedOn: stockholmDate(signedAt),
  }
}

async function listDebits({ database }: Pick<Deps, 'database'>, customerId: string): Promise<Autogiro['debits']> {
  const rows = await database.orm
    .select({ debit: invoiceDebit, subscriptionId: invoice.subscriptionId })
    .from(invoiceDebit)
    .innerJoin(invoice, eq(invoice.number, invoiceDebit.invoiceNumber))
    .where(and(eq(invoice.customerId, customerId), stateIn(invoiceDebit.state, OPEN_DEBIT_STATES)))
    .orderBy(asc(invoiceDebit.debitOn), asc(invoiceDebit.invoiceNumber))
  return rows.map(({ debit: { invoiceNumber, amount, debitOn }, subscriptionId }) => ({
    invoiceId: invoiceNumber,
    subId: subscriptionId,
    amount: kronor(wholeOre(amount)),
    on: debitOn,
  }))
}
