import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { asSuccess } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { isUnderMaintenance } from '../../platform/index.js'
import { beginSigning } from './begin-signing.js'
import { cancelSigning, collectSigning } from './collect-signing.js'

/** The endpoints for signing a subscription by BankID. */
export const signingRoutes: readonly Implemented[] = [
  implement(shop.signGlassesSubscription, async (ctx, { params: { id } }) => {
    if (await isUnderMaintenance(ctx.database)) return err('subscription.maintenance')
    return asSuccess(await beginSigning(ctx, { customerId: ctx.actor.customerId, id }))
  }),
  implement(
    shop.collectGlassesSubscription,
    async (ctx, { params: { id } }) => {
      if (await isUnderMaintenance(ctx.database)) return err('subscription.maintenance')
      return asSuccess(await collectSigning(ctx, { customerId: ctx.actor.customerId, id }))
    },
    { limit: countedHere('bankid-collect:address') },
  ),
  implement(shop.cancelGlassesSubscriptionSigning, async (ctx, { params: { id } }) => {
    await cancelSigning(ctx, { customerId: ctx.actor.customerId, id })
    return ok({ success: true as const })
  }),
]
