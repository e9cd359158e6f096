import type { Failure } from '@klarsikt/contract/endpoint'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { pageNotFound } from './not-found.js'

/** Returns the outcome of a change by staff. Without the permission or the session, it throws a 404 page. */
export async function outcomeOrNotFound<Reply>(call: Promise<Reply | Failure>): Promise<Outcome<Reply>> {
  const outcome = await outcomeOf(call)
  if (!outcome.ok && (outcome.code === 'request.unauthorized' || outcome.code === 'request.forbidden'))
    throw pageNotFound()
  return outcome
}
