import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { asDone } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { listPasskeys, removePasskey, renamePasskey } from '../identity/passkey-list.js'
import { passkeyRegisterOptions, registerPasskey } from '../identity/passkey-register.js'
import { confirmStorePasskey, storePasskeyOptions } from './confirm-store-passkey.js'
import { loginStoreByPasskey } from './login-store-by-passkey.js'
import { staffOwner } from './staff-passkeys.js'

const DONE = { success: true as const }
const BY_ADDRESS = { limit: countedHere('passkey:address') }

/** The endpoints of passkeys as the whole or the second step of a store's log-in, and of an employee's own passkeys. */
export const staffPasskeyRoutes: readonly Implemented[] = [
  implement(
    shop.storePasskeyOptions,
    async (ctx) => {
      const options = await storePasskeyOptions(ctx)
      return options.ok ? ok({ ...DONE, options: options.value }) : options
    },
    BY_ADDRESS,
  ),
  implement(shop.confirmStorePasskey, (ctx, { body }) => confirmStorePasskey(ctx, body.response), BY_ADDRESS),
  implement(shop.loginStoreByPasskey, (ctx, { body }) => loginStoreByPasskey(ctx, body.response), BY_ADDRESS),
  implement(shop.staffPasskeyRegisterOptions, async (ctx) => {
    const options = await passkeyRegisterOptions(ctx, staffOwner(ctx, ctx.actor))
    return options.ok ? ok({ ...DONE, options: options.value }) : options
  }),
  implement(shop.registerStaffPasskey, async (ctx, { body }) =>
    asDone(await registerPasskey(ctx, staffOwner(ctx, ctx.actor), body)),
  ),
  implement(shop.getStaffPasskeys, async (ctx) => ok({ data: await listPasskeys(ctx, staffOwner(ctx, ctx.actor)) })),
  implement(shop.removeStaffPasskey, async (ctx, { body }) =>
    asDone(await removePasskey(ctx, staffOwner(ctx, ctx.actor), body.id)),
  ),
  implement(shop.renameStaffPasskey, async (ctx, { body }) => {
    await renamePasskey(ctx, staffOwner(ctx, ctx.actor), body)
    return ok(DONE)
  }),
]
