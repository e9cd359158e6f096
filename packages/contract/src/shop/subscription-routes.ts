import type { Route } from '../endpoint/route.js'

/** Method and path of the calls about lens subscriptions. */
export const subscriptionRoutes = {
  listSubscriptions: { method: 'GET', path: '/api/subscription/list' },
  getLensSubscription: { method: 'GET', path: '/api/subscription/lens/:id' },
  getLensSubscriptionProducts: { method: 'GET', path: '/api/subscription/lens/:id/products' },
  activateLensSubscription: { method: 'POST', path: '/api/subscription/lens/:id/activate', csrf: true },
  pauseLensSubscription: { method: 'POST', path: '/api/subscription/lens/:id/pause', csrf: true },
  cancelLensSubscription: { method: 'POST', path: '/api/subscription/lens/:id/cancel', csrf: true },
  recreateLensSubscription: { method: 'POST', path: '/api/subscription/lens/:id/recreate', csrf: true },
  updateLensDelivery: { method: 'POST', path: '/api/subscription/lens/:id/updateDelivery', csrf: true },
  skipLensDelivery: { method: 'POST', path: '/api/subscription/lens/:id/skip', csrf: true },
  addLensArticle: { method: 'POST', path: '/api/subscription/lens/:id/addArticle', csrf: true },
  updateLensLine: { method: 'POST', path: '/api/subscription/lens/:id/updateLine', csrf: true },
  reactivateFrozenLens: { method: 'POST', path: '/api/subscription/lens/:id/reactivateFrozen', csrf: true },
  answerLensPrice: { method: 'POST', path: '/api/subscription/lens/:id/answerPrice', csrf: true },
  updateLensPayment: { method: 'POST', path: '/api/subscription/lens/:id/updatePaymentMethod', csrf: true },
} as const satisfies Record<string, Route>
