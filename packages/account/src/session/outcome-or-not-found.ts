import type { Failure } from '@klarsikt/contract/endpoint'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { pageNotFound } from './not-found.js'

/** What came of a change by staff. To everybody else, and when the session has ended, its page is not found. */
export async function outcomeOrNotFound<Reply>(call: Promise<Reply | Failure>): Promise<Outcome<Reply>> {
  const outcome = await outcomeOf(call)
  if (!outcome.ok && (outcome.code === 'request.unauthorized' || outcome.code === 'request.forbidden'))
    throw pageNotFound()
  return outcome
}
