import type { Mutation } from '@klarsikt/forms'
import type { ClientActionFunctionArgs } from 'react-router'
import { forgetToken } from './client-settings.js'
import { browserAction } from './mutation.js'

/**
 * `clientAction` of a log-in or log-out. One that leads away has ended the session of this page: its CSRF token is forgotten, so
 * that the next call asks for the new one and is not refused first.
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
