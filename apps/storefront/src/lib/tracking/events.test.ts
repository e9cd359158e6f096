import type { Confirmation } from '@klarsikt/contract/shop/types'
import { describe, expect, it } from 'vitest'
import { article, card } from '../../testing/article-samples.js'
import { cart, checkout, line } from '../../testing/cart-samples.js'
import * as events from './events.js'

/** Values that must never be sent. Each stands where an event could pick it up. */
const SECRETS = {
  sku: '200001-17',
  power: '-2.25',
  sphere: -1.75,
  prescription: 'Höger: SPH −1,75',
  firstName: 'Astrid',
  lastName: 'Ek-Lund',
  email: 'astrid@exempel.test',
  mobile: '070-174 06 05',
  street: 'Storgatan 2',
  postalCode: '111 47',
  personalNumber: '19900101-2384',
  giftCard: '9000',
}

const lens = line({
  skuId: SECRETS.sku,
  articleId: 200001,
  articleDescription: 'Dagens 30-pack',
  brand: 'EyeQ',
  category: 'Kontaktlinser',
  price: { amount: 229, ordinaryPrice: 229, isCampaign: false },
  quantity: 3,
  prescription: {
    power: SECRETS.power,
    baseCurve: '8.5',
    diameter: '14.2',
    cylinder: '-0.75',
    axis: '90',
    addition: null,
  },
  prescriptionGlasses: {
    rightSphere: SECRETS.sphere,
    rightCylinder: null,
    rightAxis: null,
    rightAddition: null,
    rightPupillaryDistance: 31.5,
    leftSphere: SECRETS.sphere,
    leftCylinder: null,
    leftAxis: null,
    leftAddition: null,
    leftPupillaryDistance: 31,
  },
})
const inCart = cart([lens], { giftCards: [{ id: 'g', last4: SECRETS.giftCard, balance: 500, used: 100 }] })
const inCheckout = checkout({
  cart: inCart,
  customer: { ...SECRETS, city: 'Stockholm' },
  delivery: { method: 10, storeId: null },
  paymentMethod: 60,
})
const placed: Confirmation = {
  orderNumber: '12345678',
  placedAt: '2026-11-21T08:00:00.000Z',
  status: 'handled',
  statusText: 'Mottagen',
  email: SECRETS.email,
  customer: {
    firstName: SECRETS.firstName,
    lastName: SECRETS.lastName,
    street: SECRETS.street,
    postalCode: SECRETS.postalCode,
    city: 'Stockholm',
    mobile: SECRETS.mobile,
  },
  lines: [
    {
      articleId: 300001,
      description: 'Dagens 30-pack',
      brand: 'EyeQ',
      quantity: 3,
      unitPrice: 229,
      lineTotal: 687,
      media: null,
      parentLine: null,
      prescriptionText: SECRETS.prescription,
      madeToOrder: false,
      withdrawalDays: 30,
    },
  ],
  delivery: { name: 'PostNord brev', price: 49, etaText: '24–25 november', storeName: null },
  tenders: [{ method: 60, name: 'Klarna', amount: 736 }],
  discountCode: null,
  totals: { ...inCheckout.totals, total: 736, vatTotal: 147.2 },
  paymentStatus: 'paid',
  awaitedPrescription: null,
}
const list = { id: '/kontaktlinser', name: 'Kontaktlinser', articles: [card(1), article(2)] }

/** Every event, made from goods and people with all these values. */
const ALL: Readonly<Record<string, () => unknown>> = {
  viewItem: () => events.viewItem(article()),
  viewItemList: () => events.viewItemList(list),
  selectItem: () => events.selectItem(list, 1),
  viewCart: () => events.viewCart(inCart),
  cartChanges: () => [events.cartChanges(null, inCart), events.cartChanges(inCart, cart())],
  beginCheckout: () => events.beginCheckout(inCheckout),
  addShippingInfo: () => events.addShippingInfo(inCheckout),
  addPaymentInfo: () => events.addPaymentInfo(inCheckout),
  purchase: () => events.purchase(placed),
  search: () => events.search(Object.values(SECRETS).join(' '), 0),
  login: () => events.login('eid'),
}

/** Returns an event as text, to search it for the values. */
const serialized = (name: string) => JSON.stringify(ALL[name]?.())

describe('events', () => {
  it('are all looked at here', () => {
    expect(Object.keys(ALL).sort()).toEqual(Object.keys(events).sort())
  })
  it.each(Object.keys(ALL).filter((name) => name !== 'search'))('%s tells of no person and no eyes', (name) => {
    for (const [what, secret] of Object.entries(SECRETS)) expect(serialized(name), what).not.toContain(String(secret))
    expect(serialized(name)).not.toMatch(/prescription|sphere|cylinder|sku/i)
  })
  it('search leaves out what tells of a person, and keeps the words', () => {
    const { email, personalNumber, mobile, power } = SECRETS
    const typed = `linser ${email} född ${personalNumber} tel ${mobile} styrka ${power} order 12345678`
    expect(events.search(typed, 4)).toEqual({
      event: 'search',
      search_term: 'linser [e-post] född [nummer] tel [nummer] styrka [styrka] order [nummer]',
      results: 4,
    })
  })
  it.each(['acuvue 1-day 30-pack', 'ray-ban 2140', 'glasögon under 1 000 kr', 'linser 8.5'])(
    'search keeps %s as it is',
    (query) => {
      expect(events.search(query, 1)).toMatchObject({ search_term: query })
    },
  )
  it('of the cart carry currency, value and items with number, name, price and quantity [CART-008]', () => {
    expect(events.viewCart(inCart)).toEqual({
      event: 'view_cart',
      ecommerce: {
        currency: 'SEK',
        value: 687,
        items: [
          {
            item_id: '200001',
            item_name: 'Dagens 30-pack',
            item_brand: 'EyeQ',
            item_category: 'Kontaktlinser',
            price: 229,
            quantity: 3,
          },
        ],
      },
    })
  })
  it('of a list keep the place of each article', () => {
    expect(events.viewItemList(list)).toMatchObject({
      ecommerce: { item_list_id: '/kontaktlinser', items: [{ index: 0 }, { index: 1 }] },
    })
    expect(events.selectItem(list, 1)).toMatchObject({ ecommerce: { items: [{ item_id: '2', index: 1 }] } })
  })
  it('are not made of nothing', () => {
    expect(events.viewItemList({ ...list, articles: [] })).toBeNull()
    expect(events.selectItem(list, 7)).toBeNull()
    expect(events.beginCheckout(checkout({ cart: cart() }))).toBeNull()
    expect(events.addShippingInfo(checkout())).toBeNull()
    expect(events.addPaymentInfo(checkout())).toBeNull()
  })
  it('of the checkout name the way it is sent and paid', () => {
    expect(events.addShippingInfo(inCheckout)).toMatchObject({ ecommerce: { shipping_tier: 'PostNord brev' } })
    expect(events.addPaymentInfo(inCheckout)).toMatchObject({ ecommerce: { payment_type: 'Klarna' } })
  })
  it('of a purchase have the order number and the sums', () => {
    expect(events.purchase(placed)).toMatchObject({
      event: 'purchase',
      ecommerce: {
        transaction_id: '12345678',
        value: 736,
        tax: 147.2,
        shipping: 49,
        items: [{ item_id: '300001', quantity: 3 }],
      },
    })
  })
})

describe('what changed in the cart', () => {
  const one = line({
    lineId: 'a',
    articleId: 1,
    quantity: 1,
    price: { amount: 99.5, ordinaryPrice: 99.5, isCampaign: false },
  })
  const quantities = (made: readonly events.TrackingEvent[]) =>
    made.map((event) => [
      event.event,
      'ecommerce' in event && event.ecommerce.items.map((item) => [item.item_id, item.quantity]),
    ])
  it('is tracked by its difference', () => {
    expect(quantities(events.cartChanges(cart([one]), cart([{ ...one, quantity: 3 }])))).toEqual([
      ['add_to_cart', [['1', 2]]],
    ])
    expect(quantities(events.cartChanges(cart([{ ...one, quantity: 3 }]), cart([{ ...one, quantity: 2 }])))).toEqual([
      ['remove_from_cart', [['1', 1]]],
    ])
  })
  it('may be both, and may be nothing', () => {
    const other = { ...one, lineId: 'b', articleId: 2 }
    expect(quantities(events.cartChanges(cart([one]), cart([other])))).toEqual([
      ['add_to_cart', [['2', 1]]],
      ['remove_from_cart', [['1', 1]]],
    ])
    expect(events.cartChanges(cart([one]), cart([one]))).toEqual([])
  })
  it('is worth price times pieces, to the öre', () => {
    expect(events.cartChanges(null, cart([{ ...one, quantity: 3 }]))[0]).toMatchObject({ ecommerce: { value: 298.5 } })
  })
})
