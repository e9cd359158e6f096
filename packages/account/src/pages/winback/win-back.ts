import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { readBirthDate } from '../../layout/birth-date-form.js'
import { linkIn } from './load-winback.js'

/** Why the cancellation could not be taken back. */
export interface WinbackAnswer {
  readonly form: FormResult
}

/** Takes the cancellation back, and redirects to the confirmation. */
export async function winBack(client: ShopClient, form: FormData): Promise<WinbackAnswer> {
  const submission = readBirthDate(form)
  if (submission.status !== 'success') return { form: submission.reply() }
  const body = { ...submission.value, ...linkIn(form) }
  const outcome = await outcomeOrLogin(client.winBackGlassesSubscription({ body }), encodedHref('lifestyle-winback'))
  if (!outcome.ok) return { form: refusedForm(submission, outcome) }
  const query = new URLSearchParams(linkIn(form)).toString()
  throw redirect(`${encodedHref('lifestyle-winback-confirmation')}${query === '' ? '' : `?${query}`}`, 303)
}
