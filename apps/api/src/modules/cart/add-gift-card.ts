import type { CartReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { checkAvailability, lineKey, setQuantity } from '@klarsikt/core/cart'
import { problemText } from '@klarsikt/core/errors'
import { checkGiftCardDelivery, type TypedGiftCardDelivery } from '@klarsikt/core/gift-card'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { quantityRefusal } from './update-cart.js'

type NewCard = TypedGiftCardDelivery & { readonly skuId: string }

/** Puts one gift card with its receiver in the cart; one that is there with the same receiver, greeting and day stays as it is. */
export function addGiftCard(ctx: SessionCtx, { skuId, ...typed }: NewCard): Promise<Result<CartReply, Refusal>> {
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
      const isThere = cart.lines.some((other) => lineKey(other) === lineKey(line))
      if (isThere) return ok({ ...cart, show: true })
      const lines = setQuantity(cart.lines, line, 1)
      if (!lines.ok) return err(quantityRefusal(lines.error))
      const refusal = checkAvailability(lines.value, fact, { isStore: ctx.actor.kind === 'store' })
      return refusal ? err(refusal) : ok({ ...cart, lines: lines.value, show: true })
    },
  })
}
