import type { Mutation } from '@klarsikt/forms'
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'
import { browserClient } from './browser-client.js'
import { withoutLostPage } from './lost-answer.js'

/** A mutation as a route's `action`: for a form that is sent without script, with the session of its request. */
export function serverAction<Result>(mutate: Mutation<Result>) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Result> =>
    mutate(context.visitor(), await request.formData())
}

/** The same mutation as the route's `clientAction`: the browser calls the backend itself. */
export function browserAction<Result>(mutate: Mutation<Result>) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Result> => {
    const form = await request.formData()
    return withoutLostPage(browserClient(), (client) => mutate(client, form))
  }
}
