import { expect, it } from 'vitest'
import { orderRefunded } from '../../order/order/refunded-letter.js'
import { giftCardDelivered } from '../../sale/gift-card/delivered-letter.js'
import { orderPage } from './order-page.js'

const shopUrl = 'https://klarsikt.example'

it('leads customers to their order, and guests to a page that they can open', () => {
  const own = JSON.stringify(orderPage({ orderNumber: '12345678' }, shopUrl))
  expect(own).toContain('12345678')
  const guest = JSON.stringify(orderPage({ orderNumber: '12345678', isGuest: true }, shopUrl))
  expect(guest).not.toContain('12345678')
  expect(guest).toContain('/mitt-konto/registrera')
})

it('is in no letter to a guest', () => {
  const common = { orderNumber: '12345678', number: '12345678', firstName: 'Eva', isGuest: true }
  const letters = [
    giftCardDelivered.render(
      { ...common, to: 'bo@klarsikt.example', amounts: [] },
      { shopUrl, serviceEmail: 'hej@klarsikt.example' },
    ),
    orderRefunded.render({ ...common, back: [] }, { shopUrl, serviceEmail: 'hej@klarsikt.example' }),
  ]
  for (const { text } of letters) {
    expect(text).not.toContain('/mitt-konto/ordrar/12345678')
    expect(text).toContain('/mitt-konto/registrera')
  }
})
