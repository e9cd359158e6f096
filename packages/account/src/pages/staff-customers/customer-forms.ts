import { stockholmDate } from '@klarsikt/core/calendar'
import {
  checkFields,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePersonalNumber,
  parsePostalCode,
} from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { parseCustomerQuery, parseLookupReason } from '@klarsikt/core/staff'
import { readForm } from '@klarsikt/forms'

export const LOOKUP_FIELDS = ['query', 'reason'] as const
export const CREATE_FIELDS = ['firstName', 'lastName', 'email', 'mobile', 'personalNumber', 'channel'] as const
export const POSTAL_CODE_FIELDS = ['postalCode'] as const

/** Whom staff look for, and why. */
export function readLookup(form: FormData) {
  return readForm(form, LOOKUP_FIELDS, ({ query, reason }) => {
    const parsed = parseCustomerQuery(query, new Date())
    const why = parseLookupReason(reason)
    if (parsed.ok && why.ok) return ok({ query, reason: why.value })
    return err({ ...(!parsed.ok && { query: parsed.error }), ...(!why.ok && { reason: why.error }) })
  })
}

/** A new customer as typed; a personal number is not demanded. */
export function readNewCustomer(form: FormData) {
  return readForm(form, CREATE_FIELDS, (typed) =>
    checkFields({
      firstName: parseFirstName(typed.firstName),
      lastName: parseLastName(typed.lastName),
      email: parseEmail(typed.email),
      mobile: parseMobile(typed.mobile),
      personalNumber:
        typed.personalNumber.trim() === ''
          ? ok('')
          : parsePersonalNumber(typed.personalNumber, stockholmDate(new Date())),
      channel: ok(PAYMENT_LINK_CHANNELS.find((one) => one === typed.channel) ?? ('email' as const)),
    }),
  )
}

/** The postal code of a customer. */
export function readPostalCode(form: FormData) {
  return readForm(form, POSTAL_CODE_FIELDS, ({ postalCode }) =>
    checkFields({ postalCode: parsePostalCode(postalCode) }),
  )
}
