import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { ActorOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../context.js'
import { implement, type Implemented } from '../../http/implement.js'
import { requireOpenPlatform } from '../subscription-platform/maintenance.js'
import { describeSubscription } from './describe.js'
import { addArticle, answerPrice, reactivateFrozen, updateLine } from './lines.js'
import { activateSubscription, cancelSubscription, pauseSubscription } from './move.js'
import { recreateSubscription } from './recreate.js'
import { findOwn, type OwnSubscription } from './rows.js'
import { skipDelivery, updateDelivery } from './update-delivery.js'
import { updatePayment } from './update-payment.js'

type CustomerCtx = Ctx & { readonly actor: ActorOf<'customer'> }

const own = (
  { actor }: { readonly actor: ActorOf<'customer'> },
  { params }: { readonly params: { readonly id: string } },
): OwnSubscription => ({ customerId: actor.customerId, id: params.id })

/** Handles a call unless subscriptions are under maintenance. */
const whileOpen =
  <Input, Value, Code>(handle: (ctx: CustomerCtx, input: Input) => Promise<Result<Value, Code>>) =>
  async (ctx: CustomerCtx, input: Input): Promise<Result<Value, Code | 'subscription.maintenance'>> => {
    const isOpen = await requireOpenPlatform(ctx)
    return isOpen.ok ? handle(ctx, input) : isOpen
  }

/** The lens subscriptions of who is logged in. */
export const lensSubscriptionRoutes: readonly Implemented[] = [
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
      if (!row) return err('subscription.not-found')
      const views = [...ctx.catalogue.state.articles.values()]
      // Fluids have no strengths.
      const lenses = views.filter(({ article }) => article.skus.some(({ parameters }) => parameters !== null))
      return ok({ data: lenses.map(({ card }) => card).filter(({ allowSubscription }) => allowSubscription) })
    }),
  ),
  implement(
    shop.activateLensSubscription,
    whileOpen((ctx, input) => activateSubscription(ctx, own(ctx, input))),
  ),
  implement(
    shop.pauseLensSubscription,
    whileOpen((ctx, input) => pauseSubscription(ctx, own(ctx, input))),
  ),
  implement(
    shop.cancelLensSubscription,
    whileOpen((ctx, input) => cancelSubscription(ctx, own(ctx, input))),
  ),
  implement(
    shop.recreateLensSubscription,
    whileOpen((ctx, input) => recreateSubscription(ctx, own(ctx, input))),
  ),
  implement(
    shop.updateLensDelivery,
    whileOpen((ctx, input) => updateDelivery(ctx, own(ctx, input), input.body)),
  ),
  implement(
    shop.skipLensDelivery,
    whileOpen((ctx, input) => skipDelivery(ctx, own(ctx, input), input.body.delivery)),
  ),
  implement(
    shop.addLensArticle,
    whileOpen((ctx, input) => addArticle(ctx, own(ctx, input), input.body.boxes)),
  ),
  implement(
    shop.updateLensLine,
    whileOpen((ctx, input) => updateLine(ctx, own(ctx, input), input.body)),
  ),
  implement(
    shop.reactivateFrozenLens,
    whileOpen((ctx, input) => reactivateFrozen(ctx, own(ctx, input), input.body.lineId)),
  ),
  implement(
    shop.answerLensPrice,
    whileOpen((ctx, input) => answerPrice(ctx, own(ctx, input), input.body)),
  ),
  implement(
    shop.updateLensPayment,
    whileOpen((ctx, input) => updatePayment(ctx, own(ctx, input), input.body.savedPaymentId)),
  ),
]
