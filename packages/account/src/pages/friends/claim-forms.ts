import { stockholmDate } from '@klarsikt/core/calendar'
import { checkClaim } from '@klarsikt/core/friends'
import { readForm } from '@klarsikt/forms'

export const CLAIM_FIELDS = ['item', 'happenedOn', 'text'] as const

/** Reads a claim from a form by the rule of the backend [LOYAL-002]. */
export const readClaim = (form: FormData) =>
  readForm(form, CLAIM_FIELDS, (typed) => checkClaim(typed, stockholmDate(new Date())))
