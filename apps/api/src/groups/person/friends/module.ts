import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { checkJoining, checkRedeem } from '@klarsikt/core/friends'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { implement } from '../../../http/implement.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { describeLoyalty } from './describe.js'
import { friendsData } from './friends-data.js'
import { joinFriends, leaveFriends } from './members.js'
import { redeemReferral } from './referrals.js'

const DONE = { success: true as const }
/** The limit of a customer's tries, because codes can be guessed. */
const GUESSES = rateLimit('referral-code:customer')

/** The club: joining, leaving, and the codes of friends. */
export const friendsModule = defineModule({
  name: 'friends',
  endpoints: [
    implement(shop.getLoyalty, async (ctx) => ok({ data: await describeLoyalty(ctx, ctx.actor.customerId) })),
    implement(shop.joinLoyalty, async (ctx, { body }) => {
      const checked = checkJoining(body)
      if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
      const { customerId } = ctx.actor
      const { code } = checked.value
      if (code !== null) {
        const allowed = await ctx.rateLimits.consume(GUESSES, customerId)
        if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
      }
      const now = ctx.clock.now()
      const joined = await ctx.database.transaction(async (tx) => {
        const redeemed = code === null ? ok(undefined) : await redeemReferral(tx, { friendId: customerId, code, now })
        return redeemed.ok ? ok(await joinFriends(tx, customerId, now)) : redeemed
      })
      if (!joined.ok) return joined
      return ok({ ...DONE, result: joined.value, data: await describeLoyalty(ctx, customerId) })
    }),
    implement(shop.leaveLoyalty, async (ctx) => {
      const { customerId } = ctx.actor
      const left = await ctx.database.transaction((tx) => leaveFriends(tx, customerId, ctx.clock.now()))
      return left ? ok({ ...DONE, data: await describeLoyalty(ctx, customerId) }) : err('friends.not-member')
    }),
    implement(shop.redeemReferral, async (ctx, { body }) => {
      const checked = checkRedeem(body)
      if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
      const { customerId } = ctx.actor
      const allowed = await ctx.rateLimits.consume(GUESSES, customerId)
      if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
      const { code } = checked.value
      const redeemed = await ctx.database.transaction((tx) =>
        redeemReferral(tx, { friendId: customerId, code, now: ctx.clock.now() }),
      )
      return redeemed.ok ? ok({ ...DONE, data: await describeLoyalty(ctx, customerId) }) : redeemed
    }),
  ],
  personalData: [friendsData],
})
