import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { CHANNELS, DETAIL_FIELDS, readDetails } from './details-form.js'
import { type OwnSizeAnswer, saveOwnSize } from './save-own-size.js'

/** The result of one of the page's two forms. */
export type DetailsPageAnswer = DetailsAnswer | OwnSizeAnswer

export interface DetailsAnswer {
  readonly part: 'details'
  readonly form: FormResult
  readonly isSaved: boolean
  /** True where the customer has taken back their consent to offers. */
  readonly isWithdrawn: boolean
}

/** Saves the customer's details or their frame size, depending on the form that was sent. */
export async function saveDetails(client: ShopClient, form: FormData): Promise<DetailsPageAnswer> {
  return form.get('intent') === 'size' ? saveOwnSize(client, form) : saveFields(client, form)
}

async function saveFields(client: ShopClient, form: FormData): Promise<DetailsAnswer> {
  const submission = readDetails(form)
  if (submission.status !== 'success') return refused(submission.reply())
  const outcome = await outcomeOrLogin(
    client.updateCustomerDetails({ body: submission.value }),
    encodedHref('account-details'),
    { sent: form, form: 'details', fields: [...DETAIL_FIELDS, ...CHANNELS] },
  )
  if (!outcome.ok) return refused(refusedForm(submission, outcome))
  const isWithdrawn = CHANNELS.some((channel) => form.has(`${channel}Before`) && !form.has(channel))
  return { part: 'details', form: submission.reply(), isSaved: true, isWithdrawn }
}

const refused = (form: FormResult): DetailsAnswer => ({ part: 'details', form, isSaved: false, isWithdrawn: false })
