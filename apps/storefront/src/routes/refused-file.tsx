import { loginPath, refusedPage } from '@klarsikt/account/session'
import { isErrorCode } from '@klarsikt/core/errors'
import { redirect } from 'react-router'
import { secretHeaders } from '../lib/account-page.js'
import type { Route } from './+types/refused-file.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const headers = secretHeaders

/** Why a file could not be opened, in the words of the page for its code; who has to log in first is led there. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('fel')
  const code = isErrorCode(asked) ? asked : 'page.not-found'
  if (code === 'request.unauthorized' || code === 'login.step-up-required') throw redirect(loginPath())
  throw refusedPage({ code })
}

/** Never shown: the loader always leads elsewhere. */
export default function RefusedFile() {
  return null
}
