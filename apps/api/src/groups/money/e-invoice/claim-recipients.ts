import { recipientStates } from '@klarsikt/core/e-invoice'
import { personalNumberDigits } from '@klarsikt/core/identity'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { SentRegistration } from '../../../providers/e-invoice/port.js'
import { stateIn } from '../../../state-sql.js'
import { customerRow, openPersonalNumber } from '../../person/index.js'
import { eInvoiceRecipient } from '../e-invoice-recipient/tables.js'

/** The maximum number of recipients in a file; the next file takes the rest. */
const RECIPIENTS_A_FILE = 500

/** Claims the recipients that no file has registered yet. */
export async function claimRegistrations(
  { encryption }: Pick<BaseDeps, 'encryption'>,
  tx: Executor,
  file: string,
): Promise<SentRegistration[]> {
  const rows = await tx.orm
    .select({ recipient: eInvoiceRecipient.id, personalNumber: customerRow.personalNumber })
    .from(eInvoiceRecipient)
    .innerJoin(customerRow, eq(customerRow.id, eInvoiceRecipient.customerId))
    .where(and(stateIn(eInvoiceRecipient.state, [recipientStates.initial]), isNull(eInvoiceRecipient.registeredIn)))
    .orderBy(asc(eInvoiceRecipient.askedAt))
    .limit(RECIPIENTS_A_FILE)
    .for('update', { of: eInvoiceRecipient })
  const registrations = rows.flatMap(({ recipient, personalNumber: sealed }) =>
    sealed === null ? [] : { recipient, personalNumber: personalNumberDigits(openPersonalNumber(encryption, sealed)) },
  )
  await setOf(
    tx,
    registrations.map(({ recipient }) => recipient),
    { registeredIn: file },
  )
  return registrations
}

/** Claims the ended recipients that the operator has not been told of. */
export async function claimEnds(tx: Executor): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: eInvoiceRecipient.id })
    .from(eInvoiceRecipient)
    .where(eq(eInvoiceRecipient.isEndDue, true))
    .orderBy(asc(eInvoiceRecipient.endedAt))
    .limit(RECIPIENTS_A_FILE)
    .for('update')
  const ids = rows.map(({ id }) => id)
  await setOf(tx, ids, { isEndDue: false })
  return ids
}

async function setOf(
  { orm }: Executor,
  ids: readonly string[],
  values: Partial<typeof eInvoiceRecipient.$inferInsert>,
): Promise<void> {
  if (ids.length > 0)
    await orm
      .update(eInvoiceRecipient)
      .set(values)
      .where(inArray(eInvoiceRecipient.id, [...ids]))
}
