import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { countedHere } from '../../http/rate-limit.js'
import { beginSigning } from './begin-signing.js'
import { cancelSigning, collectSigning } from './collect-signing.js'
import { describeAutogiro } from './describe.js'
import { revokeMandate } from './revoke.js'

/** The autogiro of who is logged in. */
export const autogiroRoutes: readonly Implemented[] = [
  implement(shop.getAutogiro, async (ctx) => ok({ data: await describeAutogiro(ctx, ctx.actor.customerId) })),
  implement(shop.signAutogiro, async (ctx, { body }) => {
    const begun = await beginSigning(ctx, ctx.actor.customerId, body)
    return begun.ok ? ok({ success: true as const, ...begun.value }) : begun
  }),
  implement(
    shop.collectAutogiro,
    async (ctx) => {
      const collected = await collectSigning(ctx, ctx.actor.customerId)
      return collected.ok ? ok({ success: true as const, ...collected.value }) : collected
    },
    { limit: countedHere('bankid-collect:address') },
  ),
  implement(shop.cancelAutogiroSigning, async (ctx) => {
    await cancelSigning(ctx, ctx.actor.customerId)
    return ok({ success: true as const })
  }),
  implement(shop.revokeAutogiro, async (ctx) => {
    const revoked = await revokeMandate(ctx, ctx.actor.customerId)
    if (!revoked.ok) return revoked
    return ok({ success: true as const, data: await describeAutogiro(ctx, ctx.actor.customerId) })
  }),
]
