import type { ShopClient } from '@klarsikt/contract/client'
import type { Mutation } from '@klarsikt/forms'
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data } from 'react-router'
import { browserClient } from './browser-client.js'

/** A mutation as a route's `action`: for a form that is sent without script, with the session of its request. */
export function serverAction<Result>(mutate: Mutation<Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Result> =>
    mutate(context.visitor(), await request.formData())
}

/**
 * The same mutation as the route's `clientAction`: the browser calls the backend itself. Where an answer was lost, the page is
 * not loaded again: that would fail as well, and take away what was typed.
 */
export function browserAction<Result>(mutate: Mutation<Result>) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Result> => {
    let isLost = false
    const client = watched(browserClient(), () => (isLost = true))
    const result = await mutate(client, await request.formData())
    // The router gives the page the result alone.
    return isLost ? (data(result, { status: 503 }) as Result) : result
  }
}

/** The same calls, which say when one brought no answer. */
function watched(client: ShopClient, lose: () => void): ShopClient {
  return new Proxy(client, {
    get: (calls, name: keyof ShopClient) => {
      const call = calls[name] as (...input: readonly unknown[]) => Promise<unknown>
      return (...input: readonly unknown[]) =>
        call(...input).catch((error: unknown) => {
          lose()
          throw error
        })
    },
  })
}
