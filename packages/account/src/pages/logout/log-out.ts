import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'
import { dropTypedForm } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { arriveAtLogin } from '../login/load-login.js'

/** Why the log-out failed. A log-out that succeeded redirects to the log-in page, which confirms it. */
export interface LogoutAnswer {
  readonly message: string
}

/** Ends the session. The next session starts with an empty cart. */
export async function logOut(client: ShopClient): Promise<LogoutAnswer> {
  const outcome = await outcomeOf(client.logout())
  if (outcome.ok) {
    dropTypedForm()
    throw redirect(arriveAtLogin('logged-out'), 303)
  }
  return { message: outcome.message }
}
