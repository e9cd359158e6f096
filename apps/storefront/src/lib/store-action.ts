import type { StoreClient } from '@klarsikt/contract/client'
import type { ClientActionFunctionArgs } from 'react-router'
import { withoutLostPage } from './lost-answer.js'
import { storeClient } from './store-client.js'

/** Works like `browserAction`, for a mutation on a public page. */
export function storeAction<Result>(mutate: (client: StoreClient, form: FormData) => Promise<Result>) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Result> => {
    const form = await request.formData()
    return withoutLostPage(storeClient(), (client) => mutate(client, form))
  }
}
