import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { ore } from '@klarsikt/core/money'
import { implement, type Implemented } from '../../http/implement.js'
import { listUnmatched } from './for-staff.js'
import { matchByHand, noteRepaid } from './handle.js'

/** What came to the bank giro and is on no invoice. */
export const bankPaymentRoutes: readonly Implemented[] = [
  implement(shop.getStaffPayments, async (ctx) => ok(await listUnmatched(ctx))),
  implement(shop.matchBankPayment, (ctx, { params: { id }, body: { invoice, rest } }) =>
    matchByHand(ctx, { id, rest: ore(rest) }, invoice),
  ),
  implement(shop.repayBankPayment, (ctx, { params: { id }, body: { rest } }) =>
    noteRepaid(ctx, { id, rest: ore(rest) }),
  ),
]
