import { LOYALTY_JOIN_RESULTS } from '@klarsikt/core/friends'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const perk = z
  .object({
    id: z.enum(['frames', 'accident', 'exchange', 'revisit']),
    name: z.string(),
    text: z.string(),
    value: z.int(),
    unit: z.enum(['percent', 'days', 'years']),
  })
  .meta({ id: 'Perk' })

/** The club for a customer, who may be a member or not. */
export const loyalty = z
  .object({
    perks: z.array(perk),
    /** Null if the customer is no member. */
    member: z
      .object({
        since: plainDate,
        /** In two halves: `KRT4-8WMZ`. */
        referralCode: z.string(),
        /** Address where a friend joins with the code. */
        referralUrl: z.string(),
        /** Friends who have used the code: `credited` have an active subscription, `waiting` have none. */
        referred: z.object({ waiting: z.int(), credited: z.int() }),
      })
      .nullable(),
    /** State of the code that the customer has used; null if none. */
    referral: z.enum(['waiting', 'credited']).nullable(),
    /** True if the customer is new and has used no code. */
    canRedeem: z.boolean(),
    /** Balance of free months. A glasses subscription uses them. */
    freeMonths: z.int(),
  })
  .meta({ id: 'Loyalty' })

const REFERRAL = ['referral.unknown', 'referral.own', 'referral.used', 'referral.not-new', 'rate-limited'] as const
const changed = z.object({ success: z.literal(true), data: loyalty })

export const friendsEndpoints = {
  getLoyalty: endpoint(shopRoutes.getLoyalty, {
    permission: 'account.read',
    summary: 'Returns the perks of the club, and the customer’s membership if there is one',
    reply: z.object({ data: loyalty }),
  }),
  joinLoyalty: endpoint(shopRoutes.joinLoyalty, {
    permission: 'friends.join',
    audits: ['friends.joined'],
    summary: 'Makes the customer a member. A repeated call changes nothing',
    body: z.object({
      termsAccepted: z.boolean(),
      /** Code of a friend. If it is refused, the customer does not join. */
      code: typed.default(''),
    }),
    reply: z.object({ ...changed.shape, result: z.enum(LOYALTY_JOIN_RESULTS) }),
    errors: ['request.invalid', ...REFERRAL],
  }),
  leaveLoyalty: endpoint(shopRoutes.leaveLoyalty, {
    permission: 'friends.join',
    audits: ['friends.left'],
    summary: 'Ends the membership. Free months stay',
    reply: changed,
    errors: ['friends.not-member'],
  }),
  redeemReferral: endpoint(shopRoutes.redeemReferral, {
    permission: 'friends.join',
    audits: ['friends.referral-redeemed'],
    summary: 'Records who referred a new customer. Both get free months when the new customer’s subscription is active',
    body: z.object({ code: typed }),
    reply: changed,
    errors: ['request.invalid', ...REFERRAL],
  }),
}
