import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { storeSessionEnd } from '@klarsikt/core/staff'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { findStaff } from '../../catalogue/index.js'
import { confirmStoreLogin, removeExpiredStoreLogins } from './confirm-store-login.js'
import { createCustomer } from './create-customer.js'
import { staffLetters } from './letters.js'
import { lookupCustomer } from './lookup-customer.js'
import { ownMobile, removeOwnMobile, setOwnMobile } from './own-mobile.js'
import { resendStoreCode } from './resend-store-code.js'
import { setPostalCode } from './set-postal-code.js'
import { staffPasskeyRoutes } from './staff-passkey-routes.js'
import { loginStore } from './store-login.js'
import { customerLookup } from './tables.js'

export const staffModule = defineModule({
  name: 'staff',
  endpoints: [
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
    implement(shop.setStaffMobile, async (ctx, { body }) => asData(await setOwnMobile(ctx, ctx.actor, body.mobile))),
    implement(shop.removeStaffMobile, async (ctx) => asData(await removeOwnMobile(ctx, ctx.actor))),
    implement(shop.lookupCustomer, async (ctx, { body }) => asData(await lookupCustomer(ctx, body))),
    implement(shop.createCustomer, async (ctx, { body }) => asData(await createCustomer(ctx, body))),
    implement(shop.setCustomerPostalCode, async (ctx, { body }) => asData(await setPostalCode(ctx, body))),
    ...staffPasskeyRoutes,
  ],
  jobs: [
    {
      name: 'store-login-clean',
      schedule: { cron: '47 * * * *' },
      audits: { exempt: 'One-time codes that have run out open nothing.' },
      handle: removeExpiredStoreLogins,
    },
  ],
  letters: staffLetters,
  sealed: [customerLookup.reason],
})
