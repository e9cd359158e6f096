import type { Implemented } from '../../http/implement.js'
import { insightRoutes } from './insight-routes.js'
import { merchandisingRoutes } from './merchandising-routes.js'
import { sessionRoutes } from './session-routes.js'

export const consoleHandlers: readonly Implemented[] = [...sessionRoutes, ...insightRoutes, ...merchandisingRoutes]
