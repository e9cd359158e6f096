import type { Implemented } from '../http/endpoint-handler.js'
import { articleRoutes } from './article/routes.js'
import { authRoutes } from './auth/routes.js'
import { cartRoutes } from './cart/routes.js'
import { mediaRoutes } from './media/routes.js'
import { siteRoutes } from './site/routes.js'
import { withdrawalRoutes } from './withdrawal/routes.js'

/** Every endpoint that is answered; a new module adds its line here. A test names what the contract promises beyond. */
export const moduleRoutes: readonly Implemented[] = [
  ...siteRoutes,
  ...articleRoutes,
  ...authRoutes,
  ...cartRoutes,
  ...mediaRoutes,
  ...withdrawalRoutes,
]
