import type { ShopClient } from '@klarsikt/contract/client'
import { err } from '@klarsikt/core/lib'
import { parseManagerEmail } from '@klarsikt/core/requisition'
import { type FormResult, outcomeOf, readForm, refusedForm } from '@klarsikt/forms'

const FIELDS = ['email'] as const

/** The result of asking for the link to the list. */
export interface ListAnswer {
  readonly sentTo: string | null
  readonly form: FormResult | undefined
}

/** Reads the manager's address by the rule of the backend. */
export function readListRequest(form: FormData) {
  return readForm(form, FIELDS, ({ email }) => {
    const parsed = parseManagerEmail(email)
    return parsed.ok ? parsed : err({ email: parsed.error })
  })
}

/**
 * Sends a manager the link to their list. Every address gets the same answer, so that nobody can find out who is a
 * manager.
 */
export async function requestList(client: ShopClient, form: FormData): Promise<ListAnswer> {
  const submission = readListRequest(form)
  if (submission.status !== 'success') return { sentTo: null, form: submission.reply() }
  const sent = await outcomeOf(client.requestRequisitionList({ body: { email: submission.value } }))
  return sent.ok ? { sentTo: submission.value, form: undefined } : { sentTo: null, form: refusedForm(submission, sent) }
}
