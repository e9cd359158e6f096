import type { Mutation } from '@klarsikt/forms'
import type { ClientActionFunctionArgs } from 'react-router'
import { forgetToken } from './client-settings.js'
import { browserAction } from './mutation.js'

/**
 * Returns the `clientAction` of a log-in or log-out. When it redirects, the page's session has ended. It then forgets
 * the CSRF token, so that the next call asks for a new one and is not refused first.
 */
export function sessionAction<Result>(mutate: Mutation<Result>) {
  const act = browserAction(mutate)
  return async (args: Pick<ClientActionFunctionArgs, 'request'>): Promise<Result> => {
    try {
      return await act(args)
    } catch (away) {
      forgetToken()
      throw away
    }
  }
}
