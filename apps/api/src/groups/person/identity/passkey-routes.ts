import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { asDone } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { listPasskeys, removePasskey, renamePasskey } from './passkey-list.js'
import { loginByPasskey, passkeyLoginOptions } from './passkey-login.js'
import { customerOwner } from './passkey-owner.js'
import { passkeyRegisterOptions, registerPasskey } from './passkey-register.js'

const DONE = { success: true as const }

export const passkeyRoutes: readonly Implemented[] = [
  implement(shop.passkeyRegisterOptions, async (ctx) => {
    const options = await passkeyRegisterOptions(ctx, customerOwner(ctx, ctx.actor.customerId))
    return options.ok ? ok({ ...DONE, options: options.value }) : options
  }),
  implement(shop.registerPasskey, async (ctx, { body }) =>
    asDone(await registerPasskey(ctx, customerOwner(ctx, ctx.actor.customerId), body)),
  ),
  implement(shop.passkeyLoginOptions, async (ctx) => ok({ ...DONE, options: await passkeyLoginOptions(ctx) }), {
    limit: countedHere('passkey:address'),
  }),
  implement(shop.loginByPasskey, (ctx, { body }) => loginByPasskey(ctx, body.response), {
    limit: countedHere('passkey:address'),
  }),
  implement(shop.getPasskeys, async (ctx) =>
    ok({ data: await listPasskeys(ctx, customerOwner(ctx, ctx.actor.customerId)) }),
  ),
  implement(shop.removePasskey, async (ctx, { body }) =>
    asDone(await removePasskey(ctx, customerOwner(ctx, ctx.actor.customerId), body.id)),
  ),
  implement(shop.renamePasskey, async (ctx, { body }) => {
    await renamePasskey(ctx, customerOwner(ctx, ctx.actor.customerId), body)
    return ok(DONE)
  }),
]
