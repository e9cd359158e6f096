import type { CartReply } from '@klarsikt/contract/shop/types'
import { checkQuantity, lineKey } from '@klarsikt/core/cart'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import { changeCart } from './change-cart.js'
import { quantityRefusal } from './update-cart.js'

/** Makes a line a subscription, or a single purchase with null; a line that becomes like another joins it. */
export function setInterval(
  ctx: SessionCtx,
  { lineId, interval }: { readonly lineId: string; readonly interval: SubscriptionInterval | null },
): Promise<Result<CartReply, Refusal>> {
  return changeCart(ctx, {
    apply(cart, facts) {
      const line = cart.lines.find((other) => other.id === lineId)
      if (!line) return err('article.not-found')
      if (interval !== null && !facts.get(line.skuId)?.canSubscribe) return err('article.not-for-subscription')
      const changed = { ...line, subscriptionInterval: interval }
      const same = cart.lines.find((other) => other.id !== lineId && lineKey(other) === lineKey(changed))
      const quantity = checkQuantity(line.quantity + (same?.quantity ?? 0))
      if (!quantity.ok) return err(quantityRefusal(quantity.error))
      const lines = cart.lines.flatMap((other) =>
        other.id === same?.id ? [] : [other.id === lineId ? { ...changed, quantity: quantity.value } : other],
      )
      return ok({ ...cart, lines })
    },
  })
}
