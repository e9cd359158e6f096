import { DONE_QUERY } from '@klarsikt/booking/manage'
import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { readAbsence } from './absence-fields.js'
import { ABSENCE_DONE } from './load-absence.js'

/** Why nothing was changed. */
export interface AbsenceAnswer {
  readonly message: string
}

/** Saves an absence, or removes one. Redirects to the page, which says what was done. */
export async function changeAbsence(client: ShopClient, form: FormData): Promise<AbsenceAnswer> {
  const { resourceId, from, to, reason } = readAbsence(form)
  if (form.get('intent') === 'withdraw') {
    const withdrawn = await outcomeOrNotFound(client.withdrawAbsence({ body: { resourceId, from, to } }))
    if (withdrawn.ok) throw redirect(`${encodedHref('staff-absence')}?${DONE_QUERY}=${ABSENCE_DONE.withdrawn}`, 303)
    return { message: withdrawn.message }
  }
  const reported = await outcomeOrNotFound(client.reportAbsence({ body: { resourceId, from, to, reason } }))
  if (!reported.ok) return { message: Object.values(reported.fields)[0] ?? reported.message }
  const query = new URLSearchParams({
    [DONE_QUERY]: ABSENCE_DONE.reported,
    [ABSENCE_DONE.kept]: String(reported.value.kept),
    [ABSENCE_DONE.asked]: String(reported.value.asked),
  })
  throw redirect(`${encodedHref('staff-absence')}?${query}`, 303)
}
