import type { CartReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { checkAvailability, lineKey, setQuantity } from '@klarsikt/core/cart'
import { problemText } from '@klarsikt/core/errors'
import { checkGiftCardDelivery, type TypedGiftCardDelivery } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { quantityRefusal } from './update-cart.js'

type NewCard = TypedGiftCardDelivery & {
  readonly skuId: string
  /** The number of cards with this recipient, greeting and day; one when left out. */
  readonly quantity?: number | undefined
}

/**
 * Puts gift cards with their recipient in the cart. When the cart already has that number with the same recipient,
 * greeting and day, it stays unchanged.
 */
export function addGiftCard(
  ctx: SessionCtx,
  { skuId, quantity, ...typed }: NewCard,
): Promise<Result<CartReply, Refusal>> {
  const delivery = checkGiftCardDelivery(typed, stockholmDate(ctx.clock.now()))
  if (!delivery.ok) {
    const fields = Object.fromEntries(
      Object.entries(delivery.error).map(([field, problem]) => [field, problemText(problem)]),
    )
    return Promise.resolve(err({ code: 'request.invalid', fields }))
  }
  const { state } = ctx.catalogue
  return changeCart(ctx, {
    skuIds: [skuId],
    apply(cart, facts) {
      const fact = facts.get(skuId)
      if (fact?.family !== 'gift-card') return err('article.not-found')
      const line = plainLine(skuId, { state }, { giftCardDelivery: delivery.value })
      const same = cart.lines.find((other) => lineKey(other) === lineKey(line))
      if (same && (quantity === undefined || quantity === same.quantity)) return ok({ ...cart, show: true })
      if (quantity !== undefined && quantity < 1) return err(quantityRefusal('cart.quantity-invalid'))
      const lines = setQuantity(cart.lines, line, quantity ?? 1)
      if (!lines.ok) return err(quantityRefusal(lines.error))
      const refusal = checkAvailability(lines.value, fact, { isStore: ctx.actor.kind === 'staff' })
      return refusal ? err(refusal) : ok({ ...cart, lines: lines.value, show: true })
    },
  })
}
