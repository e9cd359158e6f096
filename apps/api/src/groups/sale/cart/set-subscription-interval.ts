import type { CartReply } from '@klarsikt/contract/shop/types'
import { checkAvailability, checkQuantity, lineKey, quantityOf, setQuantity } from '@klarsikt/core/cart'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Eye, EYES } from '@klarsikt/core/prescription'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { quantityRefusal } from './update-cart.js'

type TurnedLine = { readonly lineId: string; readonly interval: SubscriptionInterval | null }

type PiecesAtInterval = {
  readonly skuId: string
  readonly interval: SubscriptionInterval | null
  readonly quantity: number
  readonly eyes?: readonly Eye[] | undefined
}

/** Changes the interval of a line, or sets the number of pieces of a sku at an interval. */
export function setSubscriptionInterval(
  ctx: SessionCtx,
  change: TurnedLine | PiecesAtInterval,
): Promise<Result<CartReply, Refusal>> {
  return 'lineId' in change ? turnOver(ctx, change) : setPieces(ctx, change)
}

/** Makes a line a subscription, or with null a single purchase. If it then equals another line, the two are merged. */
function turnOver(ctx: SessionCtx, { lineId, interval }: TurnedLine): Promise<Result<CartReply, Refusal>> {
  return changeCart(ctx, {
    apply(cart, facts) {
      const line = cart.lines.find((other) => other.id === lineId)
      if (!line) return err('cart.line-not-found')
      if (interval !== null && facts.get(line.skuId)?.canSubscribe !== true) return err('article.not-for-subscription')
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

/**
 * Sets the pieces of a sku at an interval. A single purchase and a subscription are two lines of the same sku, and
 * `update` cannot say which one is meant. One write makes sure that a single purchase never becomes a subscription.
 */
function setPieces(
  ctx: SessionCtx,
  { skuId, interval, quantity, eyes }: PiecesAtInterval,
): Promise<Result<CartReply, Refusal>> {
  const { state } = ctx.catalogue
  return changeCart(ctx, {
    skuIds: [skuId],
    apply(cart, facts) {
      const fact = facts.get(skuId)
      if (!fact?.family) return err('article.not-found')
      const line = plainLine(skuId, { state }, { subscriptionInterval: interval })
      const lines = setQuantity(cart.lines, line, quantity)
      if (!lines.ok) return err(quantityRefusal(lines.error))
      const more = quantityOf(lines.value, skuId) > quantityOf(cart.lines, skuId)
      if (more && interval !== null && !fact.canSubscribe) return err('article.not-for-subscription')
      const refusal = more ? checkAvailability(lines.value, fact, { isStore: ctx.actor.kind === 'staff' }) : null
      if (refusal) return err(refusal)
      const key = lineKey(line)
      const named = lines.value.map((one) =>
        eyes && lineKey(one) === key ? { ...one, eyes: EYES.filter((eye) => eyes.includes(eye)) } : one,
      )
      return ok({ ...cart, lines: named, show: more })
    },
  })
}
