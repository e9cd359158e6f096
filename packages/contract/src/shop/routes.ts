import type { Route } from '../endpoint/route.js'
import { clientRoutes } from './client-routes.js'

/** Method and path of every call of the shop's API. */
export const shopRoutes = {
  ...clientRoutes,
  // Only outside systems make these calls, so the client does not load them.
  paymentCallback: { method: 'POST', path: '/api/payment/callback/:provider' },
  reportSms: { method: 'POST', path: '/api/sms/report/:provider' },
} as const satisfies Record<string, Route>

export type ShopCall = keyof typeof shopRoutes
