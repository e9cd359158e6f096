import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { httpStatus } from '@klarsikt/core/errors'
import { href } from '@klarsikt/core/paths'
import { data, redirect } from 'react-router'
import { withNext } from './with-next.js'

/** What answers to everybody whom a page is not for: it says nothing of what is there. */
export function pageNotFound(): ReturnType<typeof data> {
  return data({ code: 'page.not-found' }, { status: 404, statusText: 'page.not-found' })
}

/** The reply of a call for staff. To everybody else the page is not found; other refusals become the page of their status. */
export function replyOrNotFound<Reply>(answer: Reply | Failure): Reply {
  if (!isFailure(answer)) return answer
  const { code } = answer.error
  if (code === 'request.unauthorized' || code === 'request.forbidden') throw pageNotFound()
  throw data(answer.error, { status: httpStatus(code), statusText: code })
}

/** To the log-in of the staff, and back. */
export function staffLogin(url: URL): Response {
  return redirect(withNext(href('auth-login-store'), url.pathname + url.search))
}

/** As `replyOrNotFound`; who is not logged in is led to the log-in of the staff. */
export function replyOrStaffLogin<Reply>(answer: Reply | Failure, url: URL): Reply {
  if (isFailure(answer) && answer.error.code === 'request.unauthorized') throw staffLogin(url)
  return replyOrNotFound(answer)
}
