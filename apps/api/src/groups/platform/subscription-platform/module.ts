import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { isUnderMaintenance, switchMaintenance } from './maintenance.js'

/** The state of the maintenance, for the pages of subscriptions and for staff, who switch it. */
export const subscriptionPlatformModule = defineModule({
  name: 'subscription-platform',
  endpoints: [
    implement(
      shop.getSubscriptionPlatform,
      async (ctx) => ok({ data: { underMaintenance: await isUnderMaintenance(ctx.database) } }),
      { session: 'none' },
    ),
    implement(shop.setSubscriptionPlatform, async (ctx, { body: { underMaintenance } }) => {
      await ctx.database.transaction((tx) => switchMaintenance(tx, ctx.clock, underMaintenance))
      return ok({ success: true as const, data: { underMaintenance } })
    }),
  ],
})
