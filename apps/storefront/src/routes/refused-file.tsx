import { isErrorCode } from '@klarsikt/core/errors'
import { loginPath, refusedPage } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { secretHeaders } from '../lib/account-page.js'
import type { Route } from './+types/refused-file.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const headers = secretHeaders

/**
 * Says why a file could not be opened, with the page of the error code. A user who has to log in first is redirected to
 * the log-in.
 */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('fel')
  const code = isErrorCode(asked) ? asked : 'page.not-found'
  if (code === 'request.unauthorized' || code === 'login.step-up-required') throw redirect(loginPath())
  throw refusedPage({ code })
}

/** Never rendered, since the loader always throws. */
export default function RefusedFile() {
  return null
}
