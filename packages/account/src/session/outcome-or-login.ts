import type { Failure } from '@klarsikt/contract/endpoint'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { loginPath } from './require-login.js'
import { dropTypedForm, type KeptFields, keepTypedForm } from './typed-form.js'

/** The form of a change, and what of it may wait in the tab for a log-in. */
type Typed = KeptFields & { readonly sent: FormData }

/**
 * What came of a change that needs a log-in. A session that ended meanwhile leads to the log-in, and back to `path`, where
 * what was `typed` is put back by `TypedBeforeLogin`.
 */
export async function outcomeOrLogin<Reply>(
  call: Promise<Reply | Failure>,
  path: string,
  typed?: Typed,
): Promise<Outcome<Reply>> {
  const outcome = await outcomeOf(call)
  if (outcome.ok && typed) dropTypedForm()
  if (outcome.ok || outcome.code !== 'request.unauthorized') return outcome
  if (typed) keepTypedForm(typed.sent, path, typed)
  throw redirect(loginPath(path), 303)
}
