import type { Failure } from '@klarsikt/contract/endpoint'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { loginPath } from './require-login.js'
import { dropTypedForm, type KeptFields, keepTypedForm } from './typed-form.js'

/** The sent form, and which of its fields may wait in the tab for a log-in. */
type Typed = KeptFields & { readonly sent: FormData }

/**
 * Returns the outcome of a change that needs a log-in. If the session has ended, it redirects to the log-in, which
 * leads back to `path`. There `TypedBeforeLogin` restores the `typed` input.
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
