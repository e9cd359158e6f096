import { CLAIM_ANSWERS, claimStates } from '@klarsikt/core/friends'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const state = z.enum(claimStates.states)
const text = z.string().max(2_000)

/** A member's claim under the accident guarantee. */
export const customerClaim = z
  .object({
    id: z.string(),
    orderNumber: z.string(),
    name: z.string(),
    state,
    stateText: z.string(),
    happenedOn: plainDate,
    text: z.string(),
    reportedAt: instant,
    answer: z.object({ store: z.string(), at: instant, text: z.string() }).nullable(),
  })
  .meta({ id: 'CustomerClaim' })

export const customerClaims = z
  .object({
    /** Glasses that can be claimed: bought as a member, delivered, within a year, and not claimed before. */
    covered: z.array(
      z.object({ id: z.string(), orderNumber: z.string(), name: z.string(), boughtOn: plainDate, until: plainDate }),
    ),
    claims: z.array(customerClaim),
  })
  .meta({ id: 'CustomerClaims' })

export const staffClaim = z
  .object({
    ...customerClaim.shape,
    boughtOn: plainDate,
    customer: z.object({ number: z.string(), name: z.string(), email: z.string(), mobile: z.string() }),
  })
  .meta({ id: 'StaffClaim' })

/** The claims with one state. Waiting ones are in the order of arrival. */
export const staffClaims = z
  .object({ state, counts: z.record(state, z.int()), claims: z.array(staffClaim) })
  .meta({ id: 'StaffClaims' })

export const claimEndpoints = {
  getClaims: endpoint(shopRoutes.getClaims, {
    permission: 'account.read',
    summary: 'Lists a member’s glasses that the accident guarantee covers, and the claims',
    reply: z.object({ data: customerClaims }),
  }),
  reportClaim: endpoint(shopRoutes.reportClaim, {
    permission: 'claim.report',
    audits: ['claim.reported'],
    summary: 'Reports damage to covered glasses. Each pair is reported once',
    body: z.object({ item: typed, happenedOn: typed, text }),
    reply: z.object({ success: z.literal(true), data: customerClaims }),
    errors: ['request.invalid', 'claim.not-covered', 'claim.exists'],
  }),
  getStaffClaims: endpoint(shopRoutes.getStaffClaims, {
    permission: 'claim.answer',
    summary: 'Lists the claims in one state. Every store may answer each',
    query: z.object({ state: state.optional() }),
    reply: z.object({ data: staffClaims }),
  }),
  answerClaim: endpoint(shopRoutes.answerClaim, {
    permission: 'claim.answer',
    audits: ['claim.accepted', 'claim.declined'],
    summary: 'Accepts or declines a claim and sends the customer a letter. A second decision is refused',
    params: z.object({ id: z.uuid() }),
    body: z.object({ answer: z.enum(CLAIM_ANSWERS), text }),
    reply: z.object({ success: z.literal(true), data: staffClaim }),
    errors: ['claim.not-found', 'claim.answered', 'request.invalid'],
  }),
}
