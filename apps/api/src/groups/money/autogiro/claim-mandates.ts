import { bankgiroAccount, mandateStates } from '@klarsikt/core/autogiro'
import { personalNumberDigits } from '@klarsikt/core/identity'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { SentMandate } from '../../../providers/autogiro/port.js'
import { stateIn } from '../../../state-sql.js'
import { openAccount, openPerson } from '../mandate/sealed.js'
import { autogiroMandate } from '../mandate/tables.js'

/** The maximum number of mandates in a file; the next file takes the rest. */
const MANDATES_A_FILE = 500

/** Claims the mandates that no file has registered yet. */
export async function claimRegistrations(
  { encryption }: Pick<BaseDeps, 'encryption'>,
  tx: Executor,
  file: string,
): Promise<SentMandate[]> {
  const rows = await tx.orm
    .select()
    .from(autogiroMandate)
    .where(and(stateIn(autogiroMandate.state, [mandateStates.initial]), isNull(autogiroMandate.registeredIn)))
    .orderBy(asc(autogiroMandate.signedAt))
    .limit(MANDATES_A_FILE)
    .for('update')
  const mandates: SentMandate[] = []
  for (const { id, account, personalNumber } of rows) {
    if (account === null || personalNumber === null) continue
    await tx.orm.update(autogiroMandate).set({ registeredIn: file }).where(eq(autogiroMandate.id, id))
    mandates.push({
      payerNumber: id,
      account: bankgiroAccount(openAccount(encryption, account)),
      personalNumber: personalNumberDigits(openPerson(encryption, personalNumber)),
    })
  }
  return mandates
}

/** Claims the ended mandates that the bank has not been told of. */
export async function claimCancellations(tx: Executor, file: string): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: autogiroMandate.id })
    .from(autogiroMandate)
    .where(eq(autogiroMandate.isCancellationDue, true))
    .orderBy(asc(autogiroMandate.endedAt))
    .limit(MANDATES_A_FILE)
    .for('update')
  for (const { id } of rows)
    await tx.orm
      .update(autogiroMandate)
      .set({ cancelledIn: file, isCancellationDue: false })
      .where(eq(autogiroMandate.id, id))
  return rows.map(({ id }) => id)
}
