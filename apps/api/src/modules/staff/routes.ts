import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { storeSessionEnd } from '@klarsikt/core/staff'
import { implement, type Implemented } from '../../http/implement.js'
import { confirmStoreLogin } from './confirm-store-login.js'
import { findStaff } from './find-staff.js'
import { loginStore } from './store-login.js'

export const staffRoutes: readonly Implemented[] = [
  implement(shop.loginStore, (ctx, { body }) =>
    loginStore(ctx, {
      storeId: String(body.storeId),
      employeeNumber: String(body.employeeNumber),
      password: body.password,
    }),
  ),
  implement(shop.confirmStoreLogin, (ctx, { body }) => confirmStoreLogin(ctx, body)),
  implement(shop.getStaffMember, async ({ database, actor, session, clock }) => {
    const found = await findStaff(database, actor)
    if (!found) return err('request.forbidden')
    const { name, role, employeeNumber, storeId, storeName } = found
    const sessionEndsAt = storeSessionEnd(session?.authenticatedAt ?? clock.now()).toISOString()
    return ok({ data: { name, role, employeeNumber, store: { id: storeId, name: storeName }, sessionEndsAt } })
  }),
]
