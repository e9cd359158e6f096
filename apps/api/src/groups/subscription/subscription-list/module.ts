import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { requireOpenPlatform } from '../../platform/index.js'
import { describeInList } from '../glasses-subscription/describe.js'
import { listSubscriptions } from '../glasses-subscription/find.js'
import { describeSubscriptions } from '../lens-subscription/describe.js'
import { findOwn } from '../lens-subscription/rows.js'

/** The list of all subscriptions of a customer. */
export const subscriptionListModule = defineModule({
  name: 'subscription-list',
  endpoints: [
    implement(shop.listSubscriptions, async (ctx) => {
      const isOpen = await requireOpenPlatform(ctx)
      if (!isOpen.ok) return isOpen
      const { customerId } = ctx.actor
      const lens = await describeSubscriptions(ctx, ctx.database, await findOwn(ctx.database, customerId))
      const glasses = await listSubscriptions(ctx.database, customerId)
      return ok({ data: { lens, glasses: glasses.map(describeInList) } })
    }),
  ],
})
