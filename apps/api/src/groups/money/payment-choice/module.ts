import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedByAll } from '../../../http/rate-limit.js'
import { savedCardLetters } from './letters.js'
import { choosePaymentType, describePaymentMethod, removeSavedPayment } from './payment-method.js'
import { recipientLetters } from './recipient-letters.js'
import { returnToSaving, startSaving } from './save-payment.js'
import { savedPaymentData } from './saved-payment-data.js'
import { savedPaymentSubject } from './saved-payment-subject.js'

/** How a customer pays invoices and renewals: the payment type and the saved means of payment. */
export const paymentChoiceModule = defineModule({
  name: 'payment-choice',
  endpoints: [
    implement(shop.getPaymentMethod, async (ctx) =>
      ok({ data: await describePaymentMethod(ctx, ctx.actor.customerId) }),
    ),
    implement(shop.setPaymentMethod, (ctx, { body }) => choosePaymentType(ctx, ctx.actor.customerId, body)),
    implement(
      shop.savePayment,
      (ctx, { body: { outcome, lensSubscriptionId } }) =>
        outcome
          ? returnToSaving(ctx, ctx.actor.customerId, outcome)
          : startSaving(ctx, ctx.actor.customerId, lensSubscriptionId),
      { limit: countedByAll('payment-start:address') },
    ),
    implement(shop.removeSavedPayment, (ctx, { body: { id } }) =>
      removeSavedPayment(ctx, { customerId: ctx.actor.customerId, id }),
    ),
  ],
  letters: [...recipientLetters, ...savedCardLetters],
  paymentSubject: { type: 'saved-payment', create: savedPaymentSubject },
  personalData: [savedPaymentData],
})
