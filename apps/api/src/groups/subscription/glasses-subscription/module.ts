import { audited, shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { ActorOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, countedHere } from '../../../http/rate-limit.js'
import { QR_SECRET } from '../../person/index.js'
import { isUnderMaintenance, pdfReply, requireOpenPlatform } from '../../platform/index.js'
import { chargeCards } from './charge-card.js'
import { glassesSubscriptionChargeLetters } from './charge-letters.js'
import { connectSubscription } from './connect.js'
import { listMadeInStore, makeInStore, takeSubscription } from './create.js'
import { describeForStore, describeInList, describePerks, describeSubscription } from './describe.js'
import { describeDocuments, readDocument } from './documents.js'
import { exchange } from './exchange.js'
import { findSubscription, listSubscriptions, type SubscriptionRow } from './find.js'
import { followSubscriptions } from './follow.js'
import { glassesExam } from './included-exam.js'
import { glassesSubscriptionLetters } from './letters.js'
import { SUBSCRIPTION_DOCUMENT } from './sealed.js'
import { signingRoutes } from './signing-routes.js'
import { glassesSubscriptionData } from './subscription-data.js'
import {
  glassesSubscription,
  glassesSubscriptionDocument,
  glassesSubscriptionExchange,
  glassesSubscriptionSigning,
} from './tables.js'
import { terminate } from './terminate.js'
import { updatePayment } from './update-payment.js'
import { findWinback, winBack } from './winback.js'

type CustomerCtx = Ctx & { readonly actor: ActorOf<'customer'> }

const BY_LINK = { limit: countedByAll('glasses-subscription-winback:address') } as const

/** Finds a subscription of the customer who is logged in. */
async function ownRow(
  ctx: CustomerCtx,
  id: string,
): Promise<Result<SubscriptionRow, 'subscription.maintenance' | 'glasses-subscription.not-found'>> {
  const isOpen = await requireOpenPlatform(ctx)
  if (!isOpen.ok) return isOpen
  const row = await findSubscription(ctx.database, { customerId: ctx.actor.customerId, id })
  return row ? ok(row) : err('glasses-subscription.not-found')
}

/** Makes a change and describes the changed subscription. */
async function changed<Code>(ctx: CustomerCtx, change: () => Promise<Result<SubscriptionRow, Code>>) {
  const isOpen = await requireOpenPlatform(ctx)
  if (!isOpen.ok) return isOpen
  const row = await change()
  return row.ok ? ok({ success: true as const, data: await describeSubscription(ctx, row.value) }) : row
}

/** Glasses subscriptions: taking one on the web or in a store, signing, exchanging, ending and winning back. */
export const glassesSubscriptionModule = defineModule({
  name: 'glasses-subscription',
  endpoints: [
    // Must stand before the endpoints with an id at the same place in the path.
    implement(
      shop.getWinback,
      async (ctx, { query }) => {
        const isOpen = await requireOpenPlatform(ctx)
        if (!isOpen.ok) return isOpen
        const found = await findWinback(ctx, query)
        if (!found.ok) return found
        const { offer, wonBack, freeMonths } = found.value
        return ok({ data: offer, wonBack, freeMonths })
      },
      BY_LINK,
    ),
    implement(
      shop.winBackGlassesSubscription,
      async (ctx, { body }) => {
        const isOpen = await requireOpenPlatform(ctx)
        if (!isOpen.ok) return isOpen
        return asData(await winBack(ctx, body))
      },
      BY_LINK,
    ),
    implement(shop.connectGlassesSubscription, (ctx, { body: { birthDate } }) =>
      changed(ctx, () => connectSubscription(ctx, { customerId: ctx.actor.customerId, birthDate })),
    ),
    implement(shop.listGlassesSubscriptions, async (ctx) => {
      const isOpen = await requireOpenPlatform(ctx)
      if (!isOpen.ok) return isOpen
      const rows = await listSubscriptions(ctx.database, ctx.actor.customerId)
      return ok({ data: rows.map(describeInList) })
    }),
    implement(shop.createGlassesSubscription, (ctx, { body: { level } }) =>
      changed(ctx, () => takeSubscription(ctx, { customerId: ctx.actor.customerId, level })),
    ),
    implement(shop.getGlassesSubscription, async (ctx, { params: { id } }) => {
      const row = await ownRow(ctx, id)
      return row.ok ? ok({ data: await describeSubscription(ctx, row.value) }) : row
    }),
    implement(shop.getGlassesSubscriptionDocuments, async (ctx, { params: { id } }) => {
      const row = await ownRow(ctx, id)
      return row.ok ? ok({ data: await describeDocuments(ctx.database, row.value, ctx.clock.now()) }) : row
    }),
    implement(shop.getGlassesSubscriptionDocument, async (ctx, { params: { id, documentId } }) => {
      const row = await ownRow(ctx, id)
      if (!row.ok) return row
      const all = await describeDocuments(ctx.database, row.value, ctx.clock.now())
      const data = all.find((document) => document.id === documentId)
      return data ? ok({ data }) : err('glasses-subscription.document-not-found')
    }),
    implement(shop.getGlassesSubscriptionDocumentPdf, async (ctx, { params: { id, documentId } }) => {
      const row = await ownRow(ctx, id)
      if (!row.ok) return row
      const pdf = await readDocument(ctx, row.value, documentId)
      return pdf ? ok(pdfReply(`lifestyle-${id}`, pdf)) : err('glasses-subscription.document-not-found')
    }),
    implement(shop.getGlassesSubscriptionPerks, async (ctx, { params: { id } }) => {
      const row = await ownRow(ctx, id)
      return row.ok ? ok({ data: describePerks(row.value) }) : row
    }),
    implement(shop.terminateGlassesSubscription, (ctx, { params: { id } }) =>
      changed(ctx, () => terminate(ctx, { customerId: ctx.actor.customerId, id })),
    ),
    implement(shop.exchangeGlassesSubscription, (ctx, { params: { id } }) =>
      changed(ctx, () => exchange(ctx, { customerId: ctx.actor.customerId, id })),
    ),
    implement(shop.updateGlassesSubscriptionPayment, (ctx, { params: { id }, body: { savedPaymentId } }) =>
      changed(ctx, () => updatePayment(ctx, { customerId: ctx.actor.customerId, id }, savedPaymentId)),
    ),
    ...signingRoutes,
    implement(shop.getStoreGlassesSubscriptions, async (ctx) => {
      const rows = await listMadeInStore(ctx, ctx.actor.storeId)
      return ok({ data: rows.map(describeForStore), underMaintenance: await isUnderMaintenance(ctx.database) })
    }),
    implement(
      shop.createGlassesSubscriptionInStore,
      async (ctx, { body }) => {
        const isOpen = await requireOpenPlatform(ctx)
        if (!isOpen.ok) return isOpen
        const made = await makeInStore(ctx, { storeId: ctx.actor.storeId, ...body })
        return made.ok ? ok({ success: true as const, data: describeForStore(made.value) }) : made
      },
      { limit: countedHere('glasses-subscription-create:address') },
    ),
  ],
  rounds: [
    {
      name: 'glasses-subscriptions',
      every: 60,
      timeout: 300,
      audits: ['invoice.issued', 'friends.month-taken', 'glasses-subscription.Terminated'],
      run: followSubscriptions,
    },
    {
      name: 'glasses-subscription-charges',
      every: 10,
      timeout: 300,
      audits: [
        'payment.started',
        ...audited.paid,
        ...audited.endings,
        'glasses-subscription.charge-declined',
        'saved-payment.unusable',
      ],
      run: chargeCards,
    },
  ],
  letters: [...glassesSubscriptionLetters, ...glassesSubscriptionChargeLetters],
  personalData: [glassesSubscriptionData],
  hooks: { includedExams: [glassesExam] },
  sealed: [
    glassesSubscription.personalNumber,
    glassesSubscription.signature,
    glassesSubscriptionDocument.document,
    { column: glassesSubscriptionSigning.document, purpose: SUBSCRIPTION_DOCUMENT },
    { column: glassesSubscriptionSigning.terms, purpose: SUBSCRIPTION_DOCUMENT },
    { column: glassesSubscriptionSigning.qrStartSecret, purpose: QR_SECRET },
    glassesSubscriptionExchange.card,
  ],
})
