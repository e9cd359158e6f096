import { stockholmDate } from '@klarsikt/core/calendar'
import { checkFields, parsePostalCode } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { checkNewCustomer, parseCustomerQuery, parseLookupReason } from '@klarsikt/core/staff'
import { readForm } from '@klarsikt/forms'

export const LOOKUP_FIELDS = ['query', 'reason'] as const
export const CREATE_FIELDS = ['firstName', 'lastName', 'email', 'mobile', 'personalNumber', 'channel'] as const
export const POSTAL_CODE_FIELDS = ['postalCode'] as const

/** Reads the search text and the reason for the look-up. */
export function readLookup(form: FormData) {
  return readForm(form, LOOKUP_FIELDS, ({ query, reason }) => {
    const parsed = parseCustomerQuery(query, new Date())
    const why = parseLookupReason(reason)
    if (parsed.ok && why.ok) return ok({ query, reason: why.value })
    return err({ ...(!parsed.ok && { query: parsed.error }), ...(!why.ok && { reason: why.error }) })
  })
}

/** Reads a new customer. The personal number is optional. */
export function readNewCustomer(form: FormData) {
  return readForm(form, CREATE_FIELDS, ({ channel: chosen, ...typed }) => {
    const checked = checkNewCustomer(typed, stockholmDate(new Date()))
    const channel = PAYMENT_LINK_CHANNELS.find((one) => one === chosen) ?? ('email' as const)
    return checked.ok ? ok({ ...checked.value, channel }) : checked
  })
}

/** Reads the postal code of a customer. */
export function readPostalCode(form: FormData) {
  return readForm(form, POSTAL_CODE_FIELDS, ({ postalCode }) =>
    checkFields({ postalCode: parsePostalCode(postalCode) }),
  )
}
