import type { Route } from '../endpoint/route.js'

/** Every call of the shop's backend and where it goes (storefront spec 7, decisions S). */
export const shopRoutes = {
  getShopper: { method: 'GET', path: '/api/site/shopper' },
  getSiteConfig: { method: 'GET', path: '/api/site/config' },
  getCategory: { method: 'GET', path: '/api/site/category' },
  getCards: { method: 'GET', path: '/api/site/cards' },
  getPage: { method: 'GET', path: '/api/site/page' },
  getSitemap: { method: 'GET', path: '/api/site/sitemap' },
  searchSite: { method: 'GET', path: '/api/site/search' },
  getStores: { method: 'GET', path: '/api/site/stores' },
  getImage: { method: 'GET', path: '/api/site/image' },
  getConsent: { method: 'GET', path: '/api/site/consent' },
  setConsent: { method: 'POST', path: '/api/site/consent', csrf: true },
  getArticle: { method: 'GET', path: '/api/article/:id' },
  getArticleBySlug: { method: 'GET', path: '/api/article/slug/:slug' },
  getLensOptions: { method: 'GET', path: '/api/article/:id/lensOptions' },
  validatePrescription: { method: 'POST', path: '/api/article/:id/validatePrescription', csrf: true },
  getUser: { method: 'POST', path: '/api/auth/user/getUser', csrf: true },
  getCart: { method: 'GET', path: '/api/cart' },
  updateCart: { method: 'POST', path: '/api/cart/update', csrf: true },
  emptyCart: { method: 'POST', path: '/api/cart/empty', csrf: true },
  addPrescription: { method: 'POST', path: '/api/cart/addPrescription', csrf: true },
  setInterval: { method: 'POST', path: '/api/cart/setInterval', csrf: true },
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
  paymentCallback: { method: 'POST', path: '/api/payment/callback/:provider' },
  lookupGiftCard: { method: 'POST', path: '/api/giftcard/lookup', csrf: true },
} as const satisfies Record<string, Route>

/** The name of a call, such as `updateCart`. */
export type ShopCall = keyof typeof shopRoutes
