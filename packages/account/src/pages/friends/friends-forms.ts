import { checkJoining, checkRedeem } from '@klarsikt/core/friends'
import { readForm } from '@klarsikt/forms'

export const JOIN_FIELDS = ['code', 'termsAccepted'] as const
export const REDEEM_FIELDS = ['code'] as const

/** Reads the form to join the club by the rule of the backend [ROUTE-008]. */
export const readJoining = (form: FormData) =>
  readForm(form, JOIN_FIELDS, ({ code, termsAccepted }) => checkJoining({ code, termsAccepted: termsAccepted !== '' }))

/** Reads a friend's code that a member enters after joining. */
export const readRedeem = (form: FormData) => readForm(form, REDEEM_FIELDS, checkRedeem)
