import type { ShopClient } from '@klarsikt/contract/client'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { RETURN_OUTCOMES } from '@klarsikt/core/return'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'

/** The result of confirming received goods. */
export type ReceivedAnswer = { readonly isDone: boolean; readonly message: string }

/** The start of the field with a line's outcome. The id of the line follows. */
export const OUTCOME_FIELD = 'line-'

/** Confirms the received lines of a return, each with its outcome. */
export async function receiveReturn(client: ShopClient, form: FormData): Promise<ReceivedAnswer> {
  const lines = [...form].flatMap(([name, value]) => {
    const outcome = RETURN_OUTCOMES.find((one) => one === value)
    return outcome && name.startsWith(OUTCOME_FIELD) ? [{ lineId: name.slice(OUTCOME_FIELD.length), outcome }] : []
  })
  if (lines.length === 0) return { isDone: false, message: staffOrderMessages.returnNone() }
  const params = { returnId: String(form.get('returnId')) }
  const outcome = await outcomeOrNotFound(client.confirmReturn({ params, body: { lines } }))
  return outcome.ok
    ? { isDone: true, message: staffOrderMessages.returnDone() }
    : { isDone: false, message: outcome.message }
}
