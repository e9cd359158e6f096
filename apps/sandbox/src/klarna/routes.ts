import { Hono } from 'hono'
import type { Klarna } from './context.js'
import { controlRoutes } from './control.js'
import { customerTokenRoutes, issueTokenRoutes } from './customer-tokens.js'
import { hostedPageRoutes } from './hosted-page.js'
import { hostedSessionRoutes } from './hosted-sessions.js'
import type { Env } from './operation.js'
import { orderManagementRoutes } from './order-management.js'
import { overviewRoutes } from './overview.js'
import { paymentRoutes } from './payments.js'

/** All routes of the simulated Klarna. */
export function klarnaRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .route('/', overviewRoutes(klarna))
    .route('/payments/v1', paymentRoutes(klarna))
    .route('/payments/v1', issueTokenRoutes(klarna))
    .route('/customer-token/v1', customerTokenRoutes(klarna))
    .route('/hpp/v1', hostedSessionRoutes(klarna))
    .route('/hpp', hostedPageRoutes(klarna))
    .route('/ordermanagement/v1', orderManagementRoutes(klarna))
    .route('/__control', controlRoutes(klarna))
}
