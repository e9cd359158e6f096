import { parseCustomerNumber } from '@klarsikt/core/customer'
import { type FieldProblem, fieldProblem } from '@klarsikt/core/errors'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import {
  PAYMENT_LINK_CHANNELS,
  type PaymentLinkChannel,
  parsePaymentLinkAmount,
  parsePaymentLinkPurpose,
} from '@klarsikt/core/payment'
import { readForm } from '@klarsikt/forms'

export const PAYMENT_REQUEST_FIELDS = ['customerNumber', 'amount', 'purpose', 'channel'] as const

/** Reads a payment request by the rules of the backend. */
export function readPaymentRequest(form: FormData) {
  return readForm(form, PAYMENT_REQUEST_FIELDS, (typed) => {
    const amount = parsePaymentLinkAmount(typed.amount)
    return checkFields({
      customerNumber: parseCustomerNumber(typed.customerNumber),
      // The form sends the typed text, because the backend parses amounts itself.
      amount: amount.ok ? ok(typed.amount) : amount,
      purpose: typed.purpose.trim() === '' ? ok('') : parsePaymentLinkPurpose(typed.purpose),
      channel: parseChannel(typed.channel),
    })
  })
}

function parseChannel(typed: string): Result<PaymentLinkChannel, FieldProblem> {
  const channel = PAYMENT_LINK_CHANNELS.find((one) => one === typed)
  return channel ? ok(channel) : err(fieldProblem(validationMessages.paymentLinkChannel))
}
