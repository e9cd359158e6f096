import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { dropTypedForm } from '../../session/typed-form.js'
import { arriveAtLogin } from '../login/load-login.js'

/** Why nobody was logged out; a log-out leads to the log-in instead, which says so. */
export interface LogoutAnswer {
  readonly message: string
}

/** Ends the session; the next one begins with an empty cart. */
export async function logOut(client: ShopClient): Promise<LogoutAnswer> {
  const outcome = await outcomeOf(client.logout())
  if (outcome.ok) {
    dropTypedForm()
    throw redirect(arriveAtLogin('logged-out'), 303)
  }
  return { message: outcome.message }
}
