import type { ShopClient } from '@klarsikt/contract/client'
import { expect, it } from 'vitest'
import { changeCheckout, IN_PLACE } from './change-checkout.js'

const client = { removeDiscount: async () => ({}) } as unknown as ShopClient

/** Returns a form as the browser or a script sends it. */
function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('leads to the page without script, so that loading it again sends nothing', async () => {
  const answer = (await changeCheckout(client, sent({ intent: 'discount-removal' }))) as Response
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/checkout'])
})

it('stays where it is when script has sent it', async () => {
  const answer = await changeCheckout(client, sent({ intent: 'discount-removal', [IN_PLACE]: '1' }))
  expect(answer).toMatchObject({ data: { intent: 'discount-removal', form: { status: 'success' }, refusal: null } })
})
