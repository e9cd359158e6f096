import { checkJoining, checkRedeem } from '@klarsikt/core/friends'
import { readForm } from '@klarsikt/forms'

export const JOIN_FIELDS = ['code', 'termsAccepted'] as const
export const REDEEM_FIELDS = ['code'] as const

/** Reads what is filled in to join, by the rule that the backend has as well [ROUTE-008]. */
export const readJoining = (form: FormData) =>
  readForm(form, JOIN_FIELDS, ({ code, termsAccepted }) => checkJoining({ code, termsAccepted: termsAccepted !== '' }))

/** Reads a code that is given by itself. */
export const readRedeem = (form: FormData) => readForm(form, REDEEM_FIELDS, checkRedeem)
