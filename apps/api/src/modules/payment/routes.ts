import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { Actor } from '@klarsikt/core/access'
import type { Deps } from '../../context.js'
import { implement, type Implemented } from '../../http/implement.js'
import { paymentCallback } from './callback.js'
import { isNoticeKey } from './notice-key.js'

/** Notices of payment providers; what a customer asks about a payment is answered by what is paid for. */
export const paymentRoutes: readonly Implemented[] = [
  implement(
    shop.paymentCallback,
    (ctx, { query: { payment = '' }, body }) => paymentCallback(ctx, { provider: ctx.actor.provider, payment, body }),
    { session: 'none', verify: (deps, { params, query }) => webhookOf(deps, { ...params, ...query }) },
  ),
]

/** A notice carries no signature: the secret in its address proves that it is the provider's. */
function webhookOf(
  { payments, encryption }: Pick<Deps, 'payments' | 'encryption'>,
  { provider = '', payment, key }: { readonly provider?: string; readonly payment?: string; readonly key?: string },
): Actor | null {
  const isOurs = payment !== undefined && key !== undefined && isNoticeKey(encryption, payment, key)
  return isOurs && payments.byName(provider) ? { kind: 'webhook', provider } : null
}
