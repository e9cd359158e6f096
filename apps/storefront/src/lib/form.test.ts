import type { ShopClient } from '@klarsikt/contract/client'
import { shopEndpoints } from '@klarsikt/contract/shop'
import { describe, expect, it } from 'vitest'
import { changeCheckout } from '../features/checkout/change-checkout.js'
import { lookUpGiftCard } from '../features/gift-card/look-up-gift-card.js'
import { withdraw } from '../features/withdrawal/withdraw.js'

type Mutate = (client: ShopClient, form: FormData) => Promise<unknown>
type Fields = Readonly<Record<string, string>>

const CUSTOMER = {
  email: 'eva@exempel.se',
  mobile: '070-174 06 05',
  firstName: 'Eva',
  lastName: 'Ek',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  newsletter: 'on',
}
const CARD = { number: '6000 0000 0000 0000', pin: '1234' }
const PURCHASE = {
  terms: 'on',
  method: '60',
  chosenMethod: '',
  idempotencyKey: '7f3f6c1e-8d0b-4d5e-9a55-3a0f6c3c9a11',
  expectedTotal: '1495.5',
}
const WITHDRAWAL = { step: 'confirm', name: 'Eva Ek', orderNumber: '12345678', email: 'eva@exempel.se', goods: 'Allt' }

/** Every form, with the calls that it makes. */
const FORMS: readonly (readonly [calls: string, mutate: Mutate, fields: Fields])[] = [
  ['setCustomer', changeCheckout, { intent: 'customer', ...CUSTOMER }],
  ['setDelivery', changeCheckout, { intent: 'delivery', method: '21' }],
  ['setDelivery', changeCheckout, { intent: 'delivery', method: '10', storeId: '101' }],
  ['applyDiscount', changeCheckout, { intent: 'discount', code: ' SOMMAR ' }],
  ['removeDiscount', changeCheckout, { intent: 'discount-removal' }],
  ['applyGiftCard', changeCheckout, { intent: 'gift-card', ...CARD }],
  ['removeGiftCard', changeCheckout, { intent: 'gift-card-removal', id: 'a1' }],
  ['setPayment submitCheckout', changeCheckout, { intent: 'buy', ...PURCHASE }],
  ['submitCheckout', changeCheckout, { intent: 'buy', ...PURCHASE, chosenMethod: '60' }],
  ['startPayment', changeCheckout, { intent: 'resume', paymentId: 'p'.repeat(32) }],
  ['lookupGiftCard', lookUpGiftCard, CARD],
  ['declareWithdrawal', withdraw, WITHDRAWAL],
]

/** Texts that people type. A text that the rules of core refuse is never sent. */
const TYPED = ['', ' ', 'å', ' Åsa-Märta  O’Hara ', '+46 70 174 06 05', '111 22', 'x'.repeat(500), '😀', '<b>']
const TEXTS = [
  'email',
  'mobile',
  'firstName',
  'lastName',
  'street',
  'postalCode',
  'city',
  'code',
  'number',
  'pin',
  'name',
  'orderNumber',
  'goods',
]

/** Sends a form, and returns the calls that it made and the bodies that break the contract. */
async function send(mutate: Mutate, fields: Fields) {
  const calls: string[] = []
  const refused: unknown[] = []
  const client = new Proxy({} as ShopClient, {
    get: (_client, name: keyof typeof shopEndpoints) => async (input?: { readonly body?: unknown }) => {
      calls.push(name)
      const endpoint = shopEndpoints[name]
      const problems = 'body' in endpoint ? endpoint.body.safeParse(input?.body).error?.issues : undefined
      if (problems) refused.push(name, input?.body, problems)
      return { data: {}, redirectUrl: 'https://klarna.test', status: 'redirect' }
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  await mutate(client, form)
  return { calls: calls.join(' '), refused }
}

describe('what a form reads, the contract takes', () => {
  it.each(FORMS)('%s', async (calls, mutate, fields) => {
    expect(await send(mutate, fields)).toEqual({ calls, refused: [] })
    for (const name of Object.keys(fields).filter((field) => TEXTS.includes(field)))
      for (const text of TYPED) expect((await send(mutate, { ...fields, [name]: text })).refused, name).toEqual([])
  })
})
