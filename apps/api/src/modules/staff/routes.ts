import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { storeSessionEnd } from '@klarsikt/core/staff'
import { implement, type Implemented } from '../../http/implement.js'
import { confirmStoreLogin } from './confirm-store-login.js'
import { createCustomer } from './create-customer.js'
import { findStaff } from './find-staff.js'
import { lookupCustomer } from './lookup-customer.js'
import { ownMobile, removeOwnMobile, setOwnMobile } from './own-mobile.js'
import { resendStoreCode } from './resend-store-code.js'
import { setPostalCode } from './set-postal-code.js'
import { loginStore } from './store-login.js'

export const staffRoutes: readonly Implemented[] = [
  implement(shop.loginStore, (ctx, { body }) =>
    loginStore(ctx, {
      storeId: String(body.storeId),
      employeeNumber: String(body.employeeNumber),
      password: body.password,
    }),
  ),
  implement(shop.resendStoreCode, (ctx, { body }) => resendStoreCode(ctx, body)),
  implement(shop.confirmStoreLogin, (ctx, { body }) => confirmStoreLogin(ctx, body)),
  implement(shop.getStaffMember, async ({ database, actor, session, clock }) => {
    const found = await findStaff(database, actor)
    if (!found) return err('request.forbidden')
    const { name, role, employeeNumber, storeId, storeName } = found
    const sessionEndsAt = storeSessionEnd(session?.authenticatedAt ?? clock.now()).toISOString()
    return ok({ data: { name, role, employeeNumber, store: { id: storeId, name: storeName }, sessionEndsAt } })
  }),
  implement(shop.getStaffMobile, async (ctx) => ok({ data: await ownMobile(ctx, ctx.actor) })),
  implement(shop.setStaffMobile, async (ctx, { body }) => {
    const set = await setOwnMobile(ctx, ctx.actor, body.mobile)
    return set.ok ? ok({ success: true as const, data: set.value }) : set
  }),
  implement(shop.removeStaffMobile, async (ctx) => {
    const removed = await removeOwnMobile(ctx, ctx.actor)
    return removed.ok ? ok({ success: true as const, data: removed.value }) : removed
  }),
  implement(shop.lookupCustomer, async (ctx, { body }) => {
    const found = await lookupCustomer(ctx, body)
    return found.ok ? ok({ success: true as const, data: found.value }) : found
  }),
  implement(shop.createCustomer, async (ctx, { body }) => {
    const created = await createCustomer(ctx, body)
    return created.ok ? ok({ success: true as const, data: created.value }) : created
  }),
  implement(shop.setCustomerPostalCode, async (ctx, { body }) => {
    const changed = await setPostalCode(ctx, body)
    return changed.ok ? ok({ success: true as const, data: changed.value }) : changed
  }),
]
