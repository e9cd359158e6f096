import type { LensSubscription, LensSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { SAVED_CARD } from './payment-method.js'

const status = { id: '123456789012', status: 100, state: 'active', statusText: 'Aktivt' } as const

export const LENS_SUMMARY: LensSubscriptionSummary = {
  ...status,
  intervalText: 'Varje månad',
  nextDelivery: '2027-01-15',
  goods: [{ description: 'Acuvue 1-Day Moist', quantity: 2 }],
  media: null,
  total: 478,
  nextTryOn: null,
}

const ADDRESS = { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm' }

/** An active subscription with one delivered product and one frozen product. */
export const LENS_SUBSCRIPTION: LensSubscription = {
  ...status,
  interval: 'm1',
  intervalText: 'Varje månad',
  nextDelivery: {
    day: '2027-01-15',
    processOn: '2026-12-08',
    sendOn: '2026-12-10',
    changeUntil: '2026-12-07',
    toTemporaryAddress: false,
  },
  choosableDays: { from: '2027-01-04', to: '2027-07-05' },
  address: ADDRESS,
  temporaryAddress: null,
  lines: [
    {
      lineId: 'line-1',
      articleId: 200001,
      skuId: '200001-1',
      description: '1-Day Moist',
      brand: 'Acuvue',
      url: '/kontaktlinser/acuvue-1-day-moist-30-pack',
      media: null,
      prescription: null,
      eyes: ['right', 'left'],
      quantity: 2,
      state: 'active',
      stateText: 'Levereras',
      price: 239,
      total: 478,
      soldOut: false,
      mayReactivate: false,
      rise: { price: 259, from: '2027-01-20', refused: false, mayAnswer: true },
    },
    {
      lineId: 'line-2',
      articleId: 200002,
      skuId: '200002-1',
      description: 'Total 30',
      brand: 'Dailies',
      url: null,
      media: null,
      prescription: null,
      eyes: ['left'],
      quantity: 1,
      state: 'frozen',
      stateText: 'Fryst',
      price: 199,
      total: 0,
      soldOut: false,
      mayReactivate: true,
      rise: null,
    },
  ],
  total: 478,
  payment: SAVED_CARD,
  deliveries: [
    {
      day: '2026-12-15',
      state: 'paid',
      stateText: 'Betald',
      total: 478,
      orderNumber: '12345678',
      nextTryOn: null,
      soldOut: [],
    },
  ],
  actions: ['pause', 'cancel', 'skip'],
  soldIn: null,
  recreatedAs: null,
}
