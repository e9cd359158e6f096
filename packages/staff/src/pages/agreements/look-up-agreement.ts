import type { ShopClient } from '@klarsikt/contract/client'
import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import { href } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'

/** Why an agreement was not found, with the input. */
export interface LookUpAnswer {
  readonly message: string
  /** The problems by field. */
  readonly problems: Readonly<Record<string, string>>
  readonly typed: { readonly company: string; readonly reason: string }
}

/** Looks up the agreement of an employee who stands in the store, and redirects to it. */
export async function lookUpAgreement(client: ShopClient, form: FormData): Promise<LookUpAnswer> {
  const typed = { company: String(form.get('company') ?? ''), reason: String(form.get('reason') ?? '') }
  const outcome = await outcomeOf(client.lookupAgreement({ body: typed }))
  if (outcome.ok) throw redirect(href('staff-agreement', { number: outcome.value.data.number }))
  const none = outcome.code === 'agreement.not-found' ? { company: staffAgreementMessages.lookupNone() } : {}
  return { message: outcome.message, problems: { ...none, ...outcome.fields }, typed }
}
