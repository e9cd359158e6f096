import type { ShopClient } from '@klarsikt/contract/client'
import type { BookingDetails, ExamTypeId } from '@klarsikt/core/booking'
import type { ReferenceRule } from '@klarsikt/core/company'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { encodedHref, encodePath } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { type BookingChoices, readChoices } from '../choices/choices.js'
import { STEP_QUERY, stepAddress, stepAt } from '../choices/wizard-steps.js'
import { readCompany } from '../company/company-form.js'
import { findReferenceRule } from '../company/find-reference-rule.js'
import { fieldTexts, readDetails } from '../details/details-form.js'
import { isCompanyField, isDetailField, type TypedDetails, typedIn } from '../details/typed-details.js'
import { visitOf } from '../details/visit-of.js'
import { DONE_QUERY, DONE_WORDS } from '../manage/done.js'
import { holdTime } from '../times/hold-time.js'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from '../times/outcome-with-times.js'
import { kindOf, pathOf, type WizardPlace } from './wizard-place.js'

/** The result of a form of the wizard, where it did not redirect. */
export type WizardAnswer =
  /** The time could not be held, because it is taken or the store does not answer. */
  | { readonly show: 'time'; readonly refusal: TimeRefusal }
  /** The company's details have problems. */
  | { readonly show: 'company'; readonly form: FormResult; readonly agreed: ReferenceRule | null }
  /** The person's details are missing or have problems. The company's details are sent with them. */
  | { readonly show: 'details'; readonly form: FormResult | undefined; readonly typed: TypedDetails }
  /** Everything is typed and can be reviewed, or `problem` says what stopped the booking. */
  | {
      readonly show: 'summary'
      readonly typed: TypedDetails
      readonly problem: { readonly terms: string } | { readonly refusal: TimeRefusal } | null
    }

/** Returns the function that handles every form of the wizard on a page. */
export function changeWizard(place: WizardPlace) {
  return async (client: ShopClient, form: FormData): Promise<WizardAnswer> => {
    const choices = readChoices(form)
    const page = encodePath(pathOf(place))
    switch (form.get('intent')) {
      case 'hold': {
        const held = await holdTime(client, choices)
        if ('refusal' in held) return { show: 'time', ...held }
        const next = { ...choices, hold: held.hold }
        const asked = form.get(STEP_QUERY)
        throw redirect(
          stepAddress(page, next, asked === null ? undefined : stepAt(kindOf(place), next, String(asked))),
          303,
        )
      }
      case 'company':
        return companyTyped(client, form)
      case 'details':
        return reviewed(form, choices)
      case 'book':
        return book(client, form, choices)
      default:
        throw redirect(page, 303)
    }
  }
}

/** Checks the company's details for a page without scripts, where each step is the answer to the one before. */
async function companyTyped(client: ShopClient, form: FormData): Promise<WizardAnswer> {
  const agreed = await findReferenceRule(client, String(form.get('organisationNumber') ?? ''))
  const submission = readCompany(form, agreed)
  if (submission.status !== 'success') return { show: 'company', form: submission.reply(), agreed }
  const { type: referenceType, format: referenceFormat } = agreed ?? { type: form.get('referenceType'), format: '' }
  return {
    show: 'details',
    form: undefined,
    typed: { ...typedIn(form), referenceType: String(referenceType ?? ''), referenceFormat },
  }
}

function reviewed(form: FormData, choices: BookingChoices): WizardAnswer {
  const submission = readDetails(form, { ...visitOf(choices), acceptsMask: true })
  return submission.status === 'success'
    ? { show: 'summary', typed: typedIn(form), problem: null }
    : refused(form, submission.reply())
}

/** Returns the step where the first problem was typed. */
function refused(form: FormData, result: FormResult): WizardAnswer {
  const isOfCompany = Object.keys(result.error ?? {}).some(isCompanyField)
  return isOfCompany
    ? { show: 'company', form: result, agreed: null }
    : { show: 'details', form: result, typed: typedIn(form) }
}

async function book(client: ShopClient, form: FormData, choices: BookingChoices): Promise<WizardAnswer> {
  const { examType, storeId, start } = choices
  if (examType === null || storeId === null || start === null)
    return { show: 'time', refusal: noSuchTime(validationMessages.bookingSlotUnknown()) }
  const submission = readDetails(form, { ...visitOf(choices), acceptsMask: true })
  if (submission.status !== 'success') return refused(form, submission.reply())
  const typed = typedIn(form)
  if (!form.has('terms')) return { show: 'summary', typed, problem: { terms: validationMessages.termsRequired() } }
  const idempotencyKey = String(form.get('idempotencyKey') ?? '')
  const { outcome, refusal } = await outcomeWithTimes(
    start,
    send(client, choices, { ...submission.value, examType, storeId, start, idempotencyKey }),
  )
  if (outcome.ok)
    throw redirect(
      `${encodedHref('booking-visual-exam-details', { id: outcome.value.booking.id })}?${DONE_QUERY}=${DONE_WORDS.booked}`,
      303,
    )
  const fields = fieldTexts(outcome.fields)
  if (outcome.code === 'booking.too-young')
    return refused(form, refusedForm(submission, { ...outcome, fields: { ssn: outcome.message } }))
  if (Object.keys(fields).some(isDetailField)) return refused(form, refusedForm(submission, { ...outcome, fields }))
  return { show: 'summary', typed, problem: { refusal } }
}

interface Sent extends BookingDetails {
  readonly examType: ExamTypeId
  readonly storeId: number
  readonly start: string
  readonly idempotencyKey: string
}

async function send(client: ShopClient, { ageGroup, isSuggested, hold, examinerId }: BookingChoices, sent: Sent) {
  const body = { ...sent, ageGroup }
  if (isSuggested) return client.requestBooking({ body })
  return client.createBooking({ body: { ...body, holdId: hold?.id ?? null, resourceId: examinerId } })
}
