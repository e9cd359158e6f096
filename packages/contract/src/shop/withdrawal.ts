import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A declaration of withdrawal as it was received. The acknowledgement by e-mail has the same content. */
export const withdrawalReceipt = z
  .object({
    name: z.string(),
    orderNumber: z.string(),
    email: z.string(),
    /** Which goods, in the consumer's own words; empty for all. */
    goods: z.string(),
    receivedAt: instant,
  })
  .meta({ id: 'WithdrawalReceipt' })

export const withdrawalEndpoints = {
  declareWithdrawal: endpoint(shopRoutes.declareWithdrawal, {
    permission: 'withdrawal.declare',
    audits: ['withdrawal.declared'],
    summary:
      'Receives a withdrawal from a contract and confirms it by e-mail. The same declaration always gets the same answer, which never reveals whether the order exists',
    body: z.object({ name: typed, orderNumber: typed, email: typed, goods: typed.optional() }),
    reply: z.object({ data: withdrawalReceipt }),
    errors: ['request.invalid', 'rate-limited'],
  }),
}
