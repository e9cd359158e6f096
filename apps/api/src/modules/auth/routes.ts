import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/endpoint-handler.js'

export const authRoutes = [
  // The role comes from the session and never from what a caller says about itself (decisions A12).
  implement(shop.getUser, 'session', ({ session }) =>
    ok({ success: true as const, user: session.isStore ? { isStore: true, name: session.storeName ?? '' } : null }),
  ),
]
