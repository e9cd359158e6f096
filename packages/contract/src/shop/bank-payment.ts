import { bankPaymentStates, UNMATCHED_REASONS } from '@klarsikt/core/invoice'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A payment to the bank giro, for staff. */
export const staffBankPayment = z
  .object({
    id: z.string(),
    amount: kronor,
    /** The part that is on no invoice. */
    rest: kronor,
    state: z.enum(bankPaymentStates.states),
    reason: z.enum(UNMATCHED_REASONS).nullable(),
    paidOn: plainDate,
    /** The OCR number in the payment, and the invoice that has it. */
    ocr: z.string().nullable(),
    invoiceId: z.string().nullable(),
    payer: z.object({ name: z.string().nullable(), account: z.string().nullable(), message: z.string() }),
  })
  .meta({ id: 'StaffBankPayment' })

/** The changed payment, or why nothing was done and the payment as it is now. */
const outcome = z.union([
  z.object({ success: z.literal(true), data: staffBankPayment }),
  z.object({
    success: z.literal(false),
    result: z.enum(['payment.changed', 'payment.no-invoice', 'payment.nothing-left', 'payment.being-paid']),
    message: z.string(),
    data: staffBankPayment,
  }),
])

const one = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

/** The rest that the user saw. The call is refused if it has changed meanwhile. */
const rest = kronor.positive().multipleOf(0.01)

export const bankPaymentEndpoints = {
  getStaffPayments: endpoint(shopRoutes.getStaffPayments, {
    permission: 'bank-payment.match',
    summary: 'Lists payments to the bankgiro with an amount that is not booked on any invoice, oldest first',
    reply: z.object({ data: z.array(staffBankPayment), count: z.int() }),
  }),
  matchBankPayment: endpoint(shopRoutes.matchBankPayment, {
    permission: 'bank-payment.match',
    audits: ['bank-payment.matched', ...audited.booked],
    summary: 'Books the rest of a payment on an invoice, by its number or OCR number',
    params: one,
    body: z.object({ invoice: typed, rest }),
    reply: outcome,
    errors: ['bank-payment.not-found'],
  }),
  repayBankPayment: endpoint(shopRoutes.repayBankPayment, {
    permission: 'bank-payment.repay',
    audits: ['bank-payment.repaid'],
    summary: 'Records that the rest of a payment was sent back through the bank',
    params: one,
    body: z.object({ rest }),
    reply: outcome,
    errors: ['bank-payment.not-found'],
  }),
}
