import { cartResult, type StoreClient } from '@klarsikt/contract/client'
import type { CartReply } from '@klarsikt/contract/shop/types'
import * as errorMessages from '@klarsikt/core/messages/error'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { data } from 'react-router'
import { type CartChange, type CartResult, readCartChange } from './cart-change.js'
import { oneOfEach, putInCart } from './lens-boxes.js'

const CALLS: { readonly [Call in CartChange['call']]: (client: StoreClient, body: never) => Promise<unknown> } = {
  updateCart: (client, body) => client.updateCart({ body }),
  updateLine: (client, body) => client.updateLine({ body }),
  emptyCart: (client) => client.emptyCart(),
  restoreCart: (client, body) => client.restoreCart({ body }),
  addPrescription: (client, body) => client.addPrescription({ body }),
  addGiftCard: (client, body) => client.addGiftCard({ body }),
  setSubscriptionInterval: (client, body) => client.setSubscriptionInterval({ body }),
  putInCart: (client, { picks, interval }: Extract<CartChange, { call: 'putInCart' }>['body']) =>
    putInCart(client, oneOfEach(picks), interval),
}

/** Changes the cart. After a network failure the status 503 keeps the loaders from running again. */
export async function changeCart(client: StoreClient, form: FormData) {
  const result = { ...(await outcomeOfChange(client, form)), sent: String(form.get('sent')) }
  return data<CartResult>(result, { status: !result.ok && result.code === 'network' ? 503 : 200 })
}

async function outcomeOfChange(client: StoreClient, form: FormData): Promise<Outcome<CartReply>> {
  const change = readCartChange(form)
  if (!change || !Object.hasOwn(CALLS, change.call)) return { ...FAILED, code: 'request.invalid' }
  const outcome = await outcomeOf(CALLS[change.call](client, change.body as never) as Promise<CartReply>)
  // An answer without a cart counts as a failure [API-010].
  return outcome.ok && !cartResult(outcome.value) ? FAILED : outcome
}

const FAILED = { ok: false, code: 'unexpected', message: errorMessages.generic(), fields: {} } as const
