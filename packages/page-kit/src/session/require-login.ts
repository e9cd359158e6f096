import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { href } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { refusedPage } from './refused-page.js'
import { withNext } from './with-next.js'

/** Returns the path of the log-in page, which leads on to `next`. An empty string means the account. */
export function loginPath(next = ''): string {
  return withNext(href('auth-login'), next)
}

/**
 * Returns the reply of a call that needs a log-in. Without one it throws a redirect to the log-in, which leads back to
 * `url`. For data that is missing or belongs to another customer, it throws a page that says so, with the status of
 * `pageStatus`.
 */
export function replyOrLogin<Reply>(answer: Reply | Failure, url: URL): Reply {
  if (!isFailure(answer)) return answer
  const { code } = answer.error
  if (code === 'request.unauthorized') throw redirect(loginPath(url.pathname + url.search))
  if (code === 'request.forbidden') throw redirect(loginPath())
  throw refusedPage(answer.error)
}
