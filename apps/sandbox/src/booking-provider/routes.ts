import { Hono } from 'hono'
import { api, type Env } from './api.js'
import type { BookingProvider } from './booking-provider.js'
import { controlPage } from './control-page.js'
import { controlRoutes } from './control.js'

/** The API below `/v1`, the routes for tests below `__control`, and the page for people. */
export function bookingProviderRoutes(
  provider: BookingProvider,
  path: () => string,
  stylesheet: () => string,
): Hono<Env> {
  return new Hono<Env>()
    .route('/v1', api(provider))
    .route('/__control', controlRoutes(provider))
    .route('/', controlPage(provider, path, stylesheet))
}
