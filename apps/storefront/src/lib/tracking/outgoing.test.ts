import { describe, expect, it } from 'vitest'
import { outgoing, scrubAddress } from './outgoing.js'

const ORIGIN = 'https://klarsikt.test'

describe('an event on its way out', () => {
  it.each([
    null,
    'page_view',
    {},
    { event: 'gtm.js' },
    { event: 'customer', email: 'a@b.se' },
    { event: 'purchase' },
    { event: 'view_item_list' },
    { event: 'login', method: 'astrid@exempel.test' },
  ])('stays when it is none of ours: %j', (event) => {
    expect(outgoing(event, ORIGIN)).toBeNull()
  })
  it('keeps known fields alone', () => {
    const item = {
      item_id: '1',
      item_name: 'Linnea',
      price: 1495,
      quantity: 1,
      sku: '1-7',
      prescription: { power: '-2' },
    }
    const event = {
      event: 'view_cart',
      email: 'a@b.se',
      ecommerce: { value: 1495, customer: 'Astrid', items: [item, 'x'] },
    }
    expect(outgoing(event, ORIGIN)).toEqual({
      event: 'view_cart',
      ecommerce: {
        currency: 'SEK',
        value: 1495,
        items: [{ item_id: '1', item_name: 'Linnea', price: 1495, quantity: 1 }],
      },
    })
  })
  it('reads what is not of its kind as nothing', () => {
    const event = { event: 'purchase', ecommerce: { value: 'mycket', transaction_id: { a: 1 }, tax: NaN, items: 'x' } }
    expect(outgoing(event, ORIGIN)).toEqual({
      event: 'purchase',
      ecommerce: { currency: 'SEK', value: 0, items: [], transaction_id: '', tax: 0, shipping: 0 },
    })
  })
  it('has its addresses looked through [TRACK-003]', () => {
    const event = {
      event: 'page_view',
      url: `${ORIGIN}/search?q=linser&token=t`,
      referrer: 'https://mail.example/read/17',
    }
    expect(outgoing(event, ORIGIN)).toEqual({
      event: 'page_view',
      url: `${ORIGIN}/search?q=linser`,
      referrer: 'https://mail.example/',
    })
  })
})

describe('an address on its way out', () => {
  it.each([
    ['/', '/'],
    ['/glas%C3%B6gon?page=2&sort=newest', '/glas%C3%B6gon?page=2&sort=newest'],
    ['/glas%C3%B6gon/klarsikt-uggla-rod', '/glas%C3%B6gon/klarsikt-uggla-rod'],
    ['/hitta-butik/umea-city', '/hitta-butik/umea-city'],
    ['/checkout/bekr%C3%A4ftelse/12345678', '/checkout/bekr%C3%A4ftelse/:orderNumber'],
    ['/mitt-konto/ordrar/5', '/mitt-konto/ordrar/:orderId'],
    ['/boka-synunders%C3%B6kning/77', '/boka-synunders%C3%B6kning/:id'],
    ['/checkout/klarna?paymentId=p-1', '/checkout/klarna'],
    ['/betala/K07l6kz-QtiJzcZ1m3gyx7dnsIgM8xh8-_Sb5lcmScA?outcome=success', '/betala/:token'],
    ['/mitt-konto/gl%C3%B6mt-l%C3%B6senord?token=secret', '/mitt-konto/gl%C3%B6mt-l%C3%B6senord'],
    ['/astrid@exempel.test', '/404'],
    ['/search?q=19900101-2384', '/search?q=%5Bnummer%5D'],
  ])('%s is sent as %s', (path, expected) => {
    expect(decodeURI(scrubAddress(ORIGIN + path, ORIGIN))).toBe(ORIGIN + decodeURI(expected))
  })
  it.each([
    ['', ''],
    ['about:blank', ''],
    ['android-app://com.example', ''],
    ['https://sok.example/?q=astrid', 'https://sok.example/'],
  ])('from elsewhere, %s is %s', (address, expected) => {
    expect(scrubAddress(address, ORIGIN)).toBe(expected)
  })
})
