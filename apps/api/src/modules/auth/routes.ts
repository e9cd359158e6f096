import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement } from '../../http/implement.js'

export const authRoutes = [
  // The role comes from the session and never from anything the caller sends.
  implement(shop.getUser, ({ session }) =>
    ok({ success: true as const, user: session.store ? { isStore: true, name: session.store.name } : null }),
  ),
]
