import { audited, shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { Actor } from '@klarsikt/core/access'
import type { Deps } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { SAVED_PAYMENT_TOKEN } from '../../../providers/payment/saved-payment.js'
import { paymentCallback } from './callback.js'
import { settleCharges } from './charges.js'
import { isNoticeKey } from './notice-key.js'
import { revokeSavedPayments } from './revoke-saved-payments.js'
import { settleRefunds } from './settle-refunds.js'
import { forgetOldSnapshots } from './submissions.js'
import { sweepPayments } from './sweep.js'
import { payment, savedPayment, submission } from './tables.js'

/** The payment providers' notices. Customers ask about a payment through the module of its subject. */
export const paymentModule = defineModule({
  name: 'payment',
  endpoints: [
    implement(
      shop.paymentCallback,
      (ctx, { query: { payment = '' }, body }) => paymentCallback(ctx, { provider: ctx.actor.provider, payment, body }),
      { session: 'none', verify: (deps, { params, query }) => webhookOf(deps, { ...params, ...query }) },
    ),
  ],
  rounds: [
    {
      name: 'payments',
      every: 1,
      timeout: 60,
      audits: [...audited.paid, ...audited.endings, 'payment.expired'],
      run: sweepPayments,
    },
    {
      name: 'charges',
      every: 2,
      timeout: 300,
      audits: ['charge.captured', 'charge.cancelled', 'charge.refunded', 'charge.released'],
      run: settleCharges,
    },
    { name: 'refunds', every: 2, timeout: 300, audits: ['charge.refunded'], run: settleRefunds },
    { name: 'saved-payments', every: 2, timeout: 60, audits: ['saved-payment.revoked'], run: revokeSavedPayments },
  ],
  forget: { payment: forgetOldSnapshots },
  sealed: [
    { column: submission.snapshot, purpose: 'checkout_submission.snapshot' },
    payment.token,
    { column: savedPayment.token, purpose: SAVED_PAYMENT_TOKEN },
  ],
})

/** Recognises the provider by the secret in the address, because notices carry no signature. */
function webhookOf(
  { payments, encryption }: Pick<Deps, 'payments' | 'encryption'>,
  { provider = '', payment, key }: { readonly provider?: string; readonly payment?: string; readonly key?: string },
): Actor | null {
  const isOurs = payment !== undefined && key !== undefined && isNoticeKey(encryption, payment, key)
  return isOurs && payments.byName(provider) ? { kind: 'webhook', provider } : null
}
