import type { ShopClient } from '@klarsikt/contract/client'
import { stockholmDate } from '@klarsikt/core/calendar'
import { httpStatus } from '@klarsikt/core/errors'
import { checkEyeHealthDayRequest } from '@klarsikt/core/eye-health-day'
import { type FormResult, outcomeOf, readForm, refusedForm } from '@klarsikt/forms'
import { data } from 'react-router'

export const EYE_HEALTH_DAY_FIELDS = [
  'companyName',
  'organisationNumber',
  'contact',
  'email',
  'mobile',
  'preferredDay',
  'participants',
  'note',
] as const
export type EyeHealthDayField = (typeof EYE_HEALTH_DAY_FIELDS)[number]

export type EyeHealthDayAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  | { readonly step: 'sent'; readonly email: string }

/** Reads the request by the rules of core. */
export function readEyeHealthDay(form: FormData, now = new Date()) {
  return readForm(form, EYE_HEALTH_DAY_FIELDS, (typed) => checkEyeHealthDayRequest(typed, stockholmDate(now)))
}

export async function requestEyeHealthDay(client: ShopClient, form: FormData) {
  const submission = readEyeHealthDay(form)
  if (submission.status !== 'success') return answer({ step: 'form', form: submission.reply() }, 422)
  const { participants, ...rest } = submission.value
  const sent = await outcomeOf(client.requestEyeHealthDay({ body: { ...rest, participants: String(participants) } }))
  if (sent.ok) return answer({ step: 'sent', email: sent.value.email })
  const status = sent.code === 'network' ? 503 : httpStatus(sent.code)
  return answer({ step: 'form', form: refusedForm(submission, sent) }, status)
}

function answer(value: EyeHealthDayAnswer, status = 200) {
  return data(value, { status })
}
