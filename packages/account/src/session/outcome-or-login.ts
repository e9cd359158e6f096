import type { Failure } from '@klarsikt/contract/endpoint'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { loginPath } from './require-login.js'

/** What came of a change that needs a log-in. A session that ended meanwhile leads to the log-in, and back to `path`. */
export async function outcomeOrLogin<Reply>(call: Promise<Reply | Failure>, path: string): Promise<Outcome<Reply>> {
  const outcome = await outcomeOf(call)
  if (!outcome.ok && outcome.code === 'request.unauthorized') throw redirect(loginPath(path), 303)
  return outcome
}
