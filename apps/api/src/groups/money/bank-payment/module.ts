import { audited, shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { ore } from '@klarsikt/core/money'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { followBankPayments } from './follow.js'
import { listUnmatched } from './for-staff.js'
import { matchByHand, noteRepaid } from './handle.js'
import { readBankFolder } from './read-files.js'
import { bankPayment } from './tables.js'

/** Payments to the bankgiro that are on no invoice. */
export const bankPaymentModule = defineModule({
  name: 'bank-payment',
  endpoints: [
    implement(shop.getStaffPayments, async (ctx) => ok(await listUnmatched(ctx))),
    implement(shop.matchBankPayment, (ctx, { params: { id }, body: { invoice, rest } }) =>
      matchByHand(ctx, { id, rest: ore(rest) }, invoice),
    ),
    implement(shop.repayBankPayment, (ctx, { params: { id }, body: { rest } }) =>
      noteRepaid(ctx, { id, rest: ore(rest) }),
    ),
  ],
  jobs: [
    {
      name: 'bank-files',
      schedule: { cron: '* * * * *' },
      audits: ['bank-payment.imported', 'bank-payment.matched', ...audited.booked],
      handle: readBankFolder,
    },
  ],
  rounds: [
    {
      name: 'bank-payments',
      every: 30,
      timeout: 300,
      audits: ['bank-payment.matched', ...audited.booked],
      run: followBankPayments,
    },
  ],
  sealed: [bankPayment.payer],
})
