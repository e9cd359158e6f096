import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import type { Ctx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { implement, type Implemented } from '../../http/implement.js'
import { rateLimit } from '../../http/rate-limit.js'
import { describeLoyalty } from './describe.js'
import { joinFriends, leaveFriends } from './members.js'
import { redeemReferral } from './referrals.js'

const DONE = { success: true as const }

/** The club: joining and leaving it, and codes of friends. */
export const friendsRoutes: readonly Implemented[] = [
  implement(shop.getLoyalty, async (ctx) => ok({ data: await describeLoyalty(ctx, ctx.actor.customerId) })),
  implement(shop.joinLoyalty, async (ctx, { body }) => {
    if (!body.termsAccepted)
      return err({ code: 'request.invalid', fields: { termsAccepted: friendsMessages.joinTermsRequired() } })
    const { customerId } = ctx.actor
    const now = ctx.clock.now()
    const result = await ctx.database.transaction((tx) => joinFriends(tx, customerId, now))
    return ok({ ...DONE, result, data: await describeLoyalty(ctx, customerId) })
  }),
  implement(shop.leaveLoyalty, async (ctx) => {
    const { customerId } = ctx.actor
    const left = await ctx.database.transaction((tx) => leaveFriends(tx, customerId, ctx.clock.now()))
    return left ? ok({ ...DONE, data: await describeLoyalty(ctx, customerId) }) : err('friends.not-member')
  }),
  implement(shop.redeemReferral, async (ctx, { body }) => {
    const { customerId } = ctx.actor
    const redeemed = await redeemWithin(ctx, customerId, body.code)
    return redeemed.ok ? ok({ ...DONE, data: await describeLoyalty(ctx, customerId) }) : redeemed
  }),
]

/** Codes can be guessed: so many tries of a customer, and no more. */
async function redeemWithin(ctx: Ctx, friendId: string, code: string): Promise<Result<void, Refusal>> {
  if (code.trim() === '')
    return err({ code: 'request.invalid', fields: { code: friendsMessages.redeemCodeRequired() } })
  const allowed = await ctx.rateLimits.consume(rateLimit('referral-code:customer'), friendId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  return ctx.database.transaction((tx) => redeemReferral(tx, { friendId, code, now: ctx.clock.now() }))
}
