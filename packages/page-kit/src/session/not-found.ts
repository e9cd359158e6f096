import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { httpStatus } from '@klarsikt/core/errors'
import { href } from '@klarsikt/core/paths'
import { data, redirect } from 'react-router'
import { withNext } from './with-next.js'

/** Returns the 404 page for users who may not open a page. It does not reveal whether the page exists. */
export function pageNotFound(): ReturnType<typeof data> {
  return data({ code: 'page.not-found' }, { status: 404, statusText: 'page.not-found' })
}

/**
 * Returns the reply of a staff call. Without the permission it throws a 404 page, and for other refusals the page of
 * their status.
 */
export function replyOrNotFound<Reply>(answer: Reply | Failure): Reply {
  if (!isFailure(answer)) return answer
  const { code } = answer.error
  if (code === 'request.unauthorized' || code === 'request.forbidden') throw pageNotFound()
  throw data(answer.error, { status: httpStatus(code), statusText: code })
}

/** Redirects to the staff log-in, which leads back to `url`. */
export function staffLogin(url: URL): Response {
  return redirect(withNext(href('auth-login-store'), url.pathname + url.search))
}

/** Works like `replyOrNotFound`, but redirects a user who is not logged in to the staff log-in. */
export function replyOrStaffLogin<Reply>(answer: Reply | Failure, url: URL): Reply {
  if (isFailure(answer) && answer.error.code === 'request.unauthorized') throw staffLogin(url)
  return replyOrNotFound(answer)
}
