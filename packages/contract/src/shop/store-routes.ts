import type { Route } from '../endpoint/route.js'

/** What the browser asks for on pages that everybody sees, and all that such a page carries; the other calls are in `routes.ts`. */
export const storeRoutes = {
  getShopper: { method: 'GET', path: '/api/site/shopper' },
  getCards: { method: 'GET', path: '/api/site/cards' },
  searchSite: { method: 'GET', path: '/api/site/search' },
  getConsent: { method: 'GET', path: '/api/site/consent' },
  setConsent: { method: 'POST', path: '/api/site/consent', csrf: true },
  getLensOptions: { method: 'GET', path: '/api/article/:id/lensOptions' },
  validatePrescription: { method: 'POST', path: '/api/article/:id/validatePrescription', csrf: true },
  getPrescriptions: { method: 'GET', path: '/api/customer/prescriptions' },
  getPrescription: { method: 'GET', path: '/api/customer/prescription/:id' },
  getFavourites: { method: 'GET', path: '/api/favourites' },
  setFavourite: { method: 'POST', path: '/api/favourites/set', csrf: true },
  getCart: { method: 'GET', path: '/api/cart' },
  updateCart: { method: 'POST', path: '/api/cart/update', csrf: true },
  updateLine: { method: 'POST', path: '/api/cart/updateLine', csrf: true },
  restoreCart: { method: 'POST', path: '/api/cart/restore', csrf: true },
  emptyCart: { method: 'POST', path: '/api/cart/empty', csrf: true },
  addPrescription: { method: 'POST', path: '/api/cart/addPrescription', csrf: true },
  addGiftCard: { method: 'POST', path: '/api/cart/addGiftCard', csrf: true },
  setSubscriptionInterval: { method: 'POST', path: '/api/cart/setInterval', csrf: true },
  applyDiscount: { method: 'POST', path: '/api/cart/applyDiscount', csrf: true },
  removeDiscount: { method: 'POST', path: '/api/cart/removeDiscount', csrf: true },
  applyGiftCard: { method: 'POST', path: '/api/cart/applyGiftCard', csrf: true },
  removeGiftCard: { method: 'POST', path: '/api/cart/removeGiftCard', csrf: true },
  getCheckout: { method: 'GET', path: '/api/checkout' },
  setCustomer: { method: 'POST', path: '/api/checkout/setCustomer', csrf: true },
  setDelivery: { method: 'POST', path: '/api/checkout/setDelivery', csrf: true },
  setPayment: { method: 'POST', path: '/api/checkout/setPayment', csrf: true },
  submitCheckout: { method: 'POST', path: '/api/checkout/submit', csrf: true },
  getConfirmation: { method: 'GET', path: '/api/checkout/confirmation/:orderNumber' },
  startPayment: { method: 'POST', path: '/api/payment/start', csrf: true },
  completePayment: { method: 'POST', path: '/api/payment/complete', csrf: true },
  getPayment: { method: 'GET', path: '/api/payment/:id' },
  getPaymentLink: { method: 'GET', path: '/api/payment/request/:token' },
  payPaymentLink: { method: 'POST', path: '/api/payment/request/:token', csrf: true },
  declareWithdrawal: { method: 'POST', path: '/api/withdrawal', csrf: true },
  lookupGiftCard: { method: 'POST', path: '/api/giftcard/lookup', csrf: true },
} as const satisfies Record<string, Route>

/** The name of such a call, such as `updateCart`. */
export type StoreCall = keyof typeof storeRoutes
