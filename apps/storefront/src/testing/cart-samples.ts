import type { Cart, CartItem, CheckoutState } from '@klarsikt/contract/shop/types'
import { cartItem } from '@klarsikt/fixtures/builders'
import { picture } from './article-samples.js'

export function line(change: Partial<CartItem> = {}): CartItem {
  return cartItem({
    lineId: 'l1',
    skuId: '100123-1',
    articleId: 100123,
    articleDescription: 'Linnea 100123',
    brand: 'Isa Nord',
    ref: 'l1',
    slug: 'linnea-100123',
    url: '/glasögon/linnea-100123',
    media: { md: picture().md, alt: 'Båge', image: picture() },
    price: { amount: 1495, ordinaryPrice: 1495, isCampaign: false },
    lowestPrice30: null,
    ...change,
  })
}

export function cart(items: readonly CartItem[] = [], change: Partial<Cart> = {}): Cart {
  const itemsCost = items.reduce((sum, item) => sum + item.price.amount * item.quantity, 0)
  return {
    items: [...items],
    totalCost: itemsCost,
    itemsCost,
    discountAmount: 0,
    vatAmount: itemsCost / 5,
    discount: null,
    giftCards: [],
    toPay: itemsCost,
    freeShippingLimit: 499,
    memberOffer: null,
    freeShippingLeft: Math.max(0, 499 - itemsCost),
    delivery:
      items.length === 0
        ? null
        : {
            from: '2026-11-24',
            to: '2026-11-26',
            fromPrescription: null,
            madeToOrder: false,
            freight: itemsCost < 499 ? 29 : 0,
            freightFixed: itemsCost >= 499,
          },
    ...change,
  }
}

export function checkout(change: Partial<CheckoutState> = {}): CheckoutState {
  const own = cart([line()])
  return {
    cart: own,
    customer: null,
    deliveryOptions: [
      {
        id: 10,
        name: 'PostNord brev',
        carrier: 'PostNord',
        price: 0,
        etaFrom: '2026-11-24',
        etaTo: '2026-11-25',
        etaText: '24–25 november',
        needsStore: false,
        preset: true,
        note: null,
      },
      {
        id: 30,
        name: 'Hämta i butik',
        carrier: 'Klarsikt',
        price: 0,
        etaFrom: '2026-11-24',
        etaTo: '2026-11-24',
        etaText: '24 november',
        needsStore: true,
        preset: false,
        note: null,
      },
    ],
    delivery: null,
    paymentOptions: [
      { method: 60, name: 'Klarna', description: 'Kort, bank eller Swish', credit: false, preset: true },
    ],
    paymentMethod: null,
    savedPayments: [],
    savedGiftCards: [],
    totals: {
      items: 1495,
      discount: 0,
      shipping: 0,
      total: 1495,
      giftCards: 0,
      toPay: 1495,
      vat: [{ rate: 25, amount: 299 }],
      vatTotal: 299,
    },
    step: 'customer',
    madeToOrder: false,
    termsVersion: '2026-01',
    pendingPaymentId: null,
    pendingPaymentResumable: false,
    account: null,
    ...change,
  }
}
