import type { Mutation } from '@klarsikt/forms'
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'
import { browserClient } from './browser-client.js'
import { withoutLostPage } from './lost-answer.js'

/** Returns a mutation as a route's `action`. It handles forms without scripts, with the session of their request. */
export function serverAction<Result>(mutate: Mutation<Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Result> =>
    mutate(context.visitor(), await request.formData())
}

/** Returns the same mutation as the route's `clientAction`. The browser calls the backend itself. */
export function browserAction<Result>(mutate: Mutation<Result>) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Result> => {
    const form = await request.formData()
    return withoutLostPage(browserClient(), (client) => mutate(client, form))
  }
}
