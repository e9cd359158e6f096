import { audited, shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { ActorOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { requireOpenPlatform } from '../../platform/index.js'
import { beginSubscriptions } from './begin.js'
import { lensDeliverySubject } from './delivery-subject.js'
import { describeSubscription } from './describe.js'
import { followPrices } from './follow-prices.js'
import { lensExam } from './included-exam.js'
import { lensSubscriptionData } from './lens-subscription-data.js'
import { lensSubscriptionLetters } from './letters.js'
import { addArticle, answerPrice, reactivateFrozen, updateLine } from './lines.js'
import { activateSubscription, cancelSubscription, pauseSubscription } from './move.js'
import { recreateSubscription } from './recreate.js'
import { findOwn, type OwnSubscription } from './rows.js'
import { runLensSubscriptions } from './run.js'
import { lensDelivery, lensSubscription } from './tables.js'
import { skipDelivery, updateDelivery } from './update-delivery.js'
import { updatePayment } from './update-payment.js'

type CustomerCtx = Ctx & { readonly actor: ActorOf<'customer'> }

type OfOne = { readonly params: { readonly id: string } }

/** A change of the customer's own subscription by the body of a request. */
type Change<Body, Value, Code> = (deps: CustomerCtx, own: OwnSubscription, body: Body) => Promise<Result<Value, Code>>

const own = ({ actor }: CustomerCtx, { params }: OfOne): OwnSubscription => ({
  customerId: actor.customerId,
  id: params.id,
})

/** Handles a request, or refuses it while subscriptions are under maintenance. */
const whileOpen =
  <Input, Value, Code>(handle: (ctx: CustomerCtx, input: Input) => Promise<Result<Value, Code>>) =>
  async (ctx: CustomerCtx, input: Input): Promise<Result<Value, Code | 'subscription.maintenance'>> => {
    const isOpen = await requireOpenPlatform(ctx)
    return isOpen.ok ? handle(ctx, input) : isOpen
  }

/** Handles a request that changes the customer's own subscription. */
const change = <Body, Value, Code>(carryOut: Change<Body, Value, Code>) =>
  whileOpen((ctx, input: OfOne & { readonly body: Body }) => carryOut(ctx, own(ctx, input), input.body))

/** Like `change`, for a request without a body. */
const move = <Value, Code>(carryOut: Change<undefined, Value, Code>) =>
  whileOpen((ctx, input: OfOne) => carryOut(ctx, own(ctx, input), undefined))

/** The lens subscriptions of the customer who is logged in. */
export const lensSubscriptionModule = defineModule({
  name: 'lens-subscription',
  endpoints: [
    implement(
      shop.getLensSubscription,
      whileOpen(async (ctx, { params }) => {
        const [row] = await findOwn(ctx.database, ctx.actor.customerId, params.id)
        return row ? ok({ data: await describeSubscription(ctx, ctx.database, row) }) : err('subscription.not-found')
      }),
    ),
    implement(
      shop.getLensSubscriptionProducts,
      whileOpen(async (ctx, { params }) => {
        const [row] = await findOwn(ctx.database, ctx.actor.customerId, params.id)
        return row ? ok({ data: subscribableLenses(ctx) }) : err('subscription.not-found')
      }),
    ),
    implement(shop.activateLensSubscription, move(activateSubscription)),
    implement(shop.pauseLensSubscription, move(pauseSubscription)),
    implement(shop.cancelLensSubscription, move(cancelSubscription)),
    implement(shop.recreateLensSubscription, move(recreateSubscription)),
    implement(shop.updateLensDelivery, change(updateDelivery)),
    implement(shop.skipLensDelivery, change(skipDelivery)),
    implement(shop.addLensArticle, change(addArticle)),
    implement(shop.updateLensLine, change(updateLine)),
    implement(shop.reactivateFrozenLens, change(reactivateFrozen)),
    implement(shop.answerLensPrice, change(answerPrice)),
    implement(shop.updateLensPayment, change(updatePayment)),
  ],
  jobs: [
    {
      name: 'lens-prices',
      schedule: { cron: '17 9 * * *' },
      audits: ['lens-subscription.price-announced'],
      handle: followPrices,
    },
  ],
  rounds: [
    {
      name: 'lens-subscriptions',
      every: 10,
      timeout: 300,
      audits: [
        'lens-delivery.announced',
        ...audited.claimed,
        'payment.started',
        ...audited.paid,
        ...audited.endings,
        'lens-delivery.paid',
        'lens-delivery.declined',
        'lens-delivery.dropped',
      ],
      run: runLensSubscriptions,
    },
  ],
  letters: lensSubscriptionLetters,
  paymentSubject: { type: 'lens-delivery', create: lensDeliverySubject },
  personalData: [lensSubscriptionData],
  hooks: { beginSubscriptions, includedExams: [lensExam] },
  sealed: [
    lensSubscription.address,
    lensSubscription.temporaryAddress,
    { column: lensDelivery.snapshot, purpose: 'checkout_submission.snapshot' },
  ],
})

/** The lenses that can be subscribed to. Lens fluids are left out, because they have no strengths. */
function subscribableLenses({ catalogue }: Pick<CustomerCtx, 'catalogue'>) {
  return [...catalogue.state.articles.values()]
    .filter(({ article }) => article.skus.some(({ parameters }) => parameters !== null))
    .map(({ card }) => card)
    .filter(({ allowSubscription }) => allowSubscription)
}
