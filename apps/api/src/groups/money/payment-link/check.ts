import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import {
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePostalCode,
  parseStreet,
} from '@klarsikt/core/identity'
import { parseMobileE164, parseSwedishMobile } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import { type PaymentLinkChannel, parsePaymentLinkAmount, parsePaymentLinkPurpose } from '@klarsikt/core/payment'
import type { PaymentCustomer } from '../../../providers/payment/port.js'

/**
 * A payment link as typed in a form; the amount is in kronor. The customer's e-mail address is required for the
 * receipt, and a link by SMS needs the mobile number.
 */
export type TypedLink = {
  readonly channel: PaymentLinkChannel
  readonly amount: string
  readonly purpose: string
  readonly customer: Readonly<Partial<Record<keyof PaymentCustomer, string>>>
}

type CheckedLink = { readonly amount: Ore; readonly purpose: string; readonly customer: PaymentCustomer }

const PARSERS: Readonly<Record<keyof PaymentCustomer, (text: string) => Result<string, FieldProblem>>> = {
  email: parseEmail,
  firstName: parseFirstName,
  lastName: parseLastName,
  mobile: parseMobileE164,
  street: parseStreet,
  postalCode: parsePostalCode,
  city: parseCity,
}

/** Checks and normalises a link, or returns a Swedish text for each invalid field. */
export function checkLink(typed: TypedLink): Result<CheckedLink, Record<string, string>> {
  const fields: Record<string, string> = {}
  const read = <T>(name: string, parsed: Result<T, FieldProblem>): T | undefined => {
    if (parsed.ok) return parsed.value
    fields[name] = problemText(parsed.error)
    return undefined
  }
  const customer: Partial<Record<keyof PaymentCustomer, string>> = {}
  for (const name of Object.keys(PARSERS) as (keyof PaymentCustomer)[]) {
    const text = typed.customer[name] ?? ''
    const bySms = name === 'mobile' && typed.channel === 'sms'
    if (text === '' && name !== 'email' && !bySms) continue
    const value = read(name, (bySms ? parseSwedishMobile : PARSERS[name])(text))
    if (value !== undefined) customer[name] = value
  }
  const amount = read('amount', parsePaymentLinkAmount(typed.amount))
  const purpose = read('purpose', parsePaymentLinkPurpose(typed.purpose))
  const { email } = customer
  if (email === undefined || amount === undefined || purpose === undefined || Object.keys(fields).length > 0)
    return err(fields)
  return ok({ amount, purpose, customer: { ...customer, email } })
}
