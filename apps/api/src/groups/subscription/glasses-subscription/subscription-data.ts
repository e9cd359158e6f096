import {
  glassesSubscriptionStates,
  SUBSCRIPTION_DOCUMENT_MESSAGES,
  type SubscriptionDocument,
} from '@klarsikt/core/glasses-subscription'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { eq, inArray } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { findOpenSubscription, listSubscriptions } from './find.js'
import { openDocument } from './sealed.js'
import {
  glassesSubscription,
  glassesSubscriptionDocument,
  glassesSubscriptionExchange,
  glassesSubscriptionMonth,
  glassesSubscriptionSigning,
} from './tables.js'

/** The words for documents in the file names of an export. */
const DOCUMENT_WORDS = { agreement: 'avtal', terms: 'villkor' } as const satisfies Record<SubscriptionDocument, string>

const inKronor = (amount: number): number => kronor(wholeOre(amount))

/**
 * The glasses subscriptions of a customer. Their months are bookkeeping records and stay without the person. The signed
 * documents and signatures are erased with the account.
 */
export const glassesSubscriptionData: CustomerData = {
  file: 'glasogonabonnemang',
  columns: [
    glassesSubscription.customerId,
    glassesSubscription.personalNumber,
    glassesSubscription.personalNumberDigest,
  ],
  async read(_deps, tx, { id }) {
    const rows = await listSubscriptions(tx, id)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return []
    const months = await tx.orm
      .select()
      .from(glassesSubscriptionMonth)
      .where(inArray(glassesSubscriptionMonth.subscriptionId, ids))
    const exchanges = await tx.orm
      .select()
      .from(glassesSubscriptionExchange)
      .where(inArray(glassesSubscriptionExchange.subscriptionId, ids))
    return rows.map((row) => ({
      number: row.id,
      status: row.state,
      level: row.level,
      monthlyPrice: inKronor(row.monthlyPrice),
      campaign: row.campaign,
      createdAt: row.createdAt,
      signedAt: row.signedAt,
      startedOn: row.startedOn,
      bindingEndsOn: row.bindingEndsOn,
      noticeOn: row.noticeOn,
      endsOn: row.endsOn,
      winbackOn: row.winbackOn,
      months: months
        .filter(({ subscriptionId }) => subscriptionId === row.id)
        .map(({ startsOn, endsOn, amount, invoiceNumber }) => ({
          startsOn,
          endsOn,
          amount: inKronor(amount),
          invoiceNumber,
        })),
      exchanges: exchanges
        .filter(({ subscriptionId }) => subscriptionId === row.id)
        .map(({ exchangedOn, amount }) => ({ exchangedOn, amount: inKronor(amount) })),
    }))
  },
  async readFiles({ encryption }, tx, { id }) {
    const ids = (await listSubscriptions(tx, id)).map((row) => row.id)
    if (ids.length === 0) return []
    const documents = await tx.orm
      .select()
      .from(glassesSubscriptionDocument)
      .where(inArray(glassesSubscriptionDocument.subscriptionId, ids))
    return documents.map(({ subscriptionId, kind, version, document }) => ({
      name: `lifestyle-${subscriptionId}-${DOCUMENT_WORDS[kind]}-${version}.pdf`,
      title: personalDataMessages.exportGlassesSubscriptionDocument({
        document: SUBSCRIPTION_DOCUMENT_MESSAGES[kind](),
        id: subscriptionId,
      }),
      bytes: openDocument(encryption, document),
    }))
  },
  async erase(_deps, tx, { id }) {
    const ids = (await listSubscriptions(tx, id)).map((row) => row.id)
    if (ids.length === 0) return
    await tx.orm.delete(glassesSubscriptionSigning).where(inArray(glassesSubscriptionSigning.subscriptionId, ids))
    await tx.orm.delete(glassesSubscriptionDocument).where(inArray(glassesSubscriptionDocument.subscriptionId, ids))
    await tx.orm
      .update(glassesSubscription)
      .set({
        customerId: null,
        personalNumber: null,
        personalNumberDigest: null,
        signature: null,
        savedPaymentId: null,
      })
      .where(eq(glassesSubscription.customerId, id))
    await tx.orm
      .update(glassesSubscription)
      .set({ state: glassesSubscriptionStates.to('terminate') })
      .where(inArray(glassesSubscription.id, ids))
  },
  async isUnderWay(tx, { id }) {
    const open = await findOpenSubscription(tx, id)
    return open !== null && open.startedOn !== null
  },
}
