import { MANDATE_REASON_MESSAGES, MANDATE_STATE_MESSAGES, maskedAccount } from '@klarsikt/core/autogiro'
import * as documentMessages from '@klarsikt/core/messages/autogiro-document'
import { asc, desc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { lockOpenMandate } from '../mandate/find.js'
import { openAccount, openDocument } from '../mandate/sealed.js'
import { autogiroMandate } from '../mandate/tables.js'
import { endMandate } from './end-mandate.js'
import { autogiroSigning } from './tables.js'

/**
 * The mandates of a customer. An erasure ends the open mandate, and the bank is told by its number. Account and
 * signature are erased.
 */
export const mandateData: CustomerData = {
  file: 'autogiro',
  columns: [
    autogiroMandate.customerId,
    autogiroMandate.personalNumber,
    autogiroMandate.account,
    autogiroSigning.customerId,
  ],
  async read({ encryption }, { orm }, { id }) {
    const mandateRows = await orm
      .select()
      .from(autogiroMandate)
      .where(eq(autogiroMandate.customerId, id))
      .orderBy(desc(autogiroMandate.signedAt))
    return mandateRows.map(({ account, state, reason, signedAt, endedAt }) => ({
      account: account === null ? null : maskedAccount(openAccount(encryption, account)),
      state: MANDATE_STATE_MESSAGES[state](),
      reason: reason && MANDATE_REASON_MESSAGES[reason](),
      signedAt,
      endedAt,
    }))
  },
  async readFiles({ encryption }, { orm }, { id }) {
    const mandateRows = await orm
      .select({ id: autogiroMandate.id, document: autogiroMandate.document })
      .from(autogiroMandate)
      .where(eq(autogiroMandate.customerId, id))
      .orderBy(asc(autogiroMandate.signedAt))
    return mandateRows.flatMap((mandateRow) =>
      mandateRow.document === null
        ? []
        : {
            name: `autogiro-${mandateRow.id}.pdf`,
            title: documentMessages.heading(),
            bytes: openDocument(encryption, mandateRow.document),
          },
    )
  },
  async erase(deps, tx, { id }) {
    const open = await lockOpenMandate(tx, id)
    if (open) await endMandate(deps, tx, open, { action: 'revoke', reason: 'by-customer', isKnownToBank: false })
    await tx.orm.delete(autogiroSigning).where(eq(autogiroSigning.customerId, id))
    await tx.orm
      .update(autogiroMandate)
      .set({ customerId: null, account: null, personalNumber: null, document: null, signature: null })
      .where(eq(autogiroMandate.customerId, id))
  },
}
