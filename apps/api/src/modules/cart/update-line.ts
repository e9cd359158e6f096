import type { CartReply } from '@klarsikt/contract/shop/types'
import { checkQuantity, setQuantity } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import { type CartLine, mainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { type Change, quantityRefusal, takeLensOff, whyNotMore } from './update-cart.js'

export type LineUpdate = {
  readonly lineId: string
  readonly quantity: number
  readonly noCheckoutInfo?: boolean | undefined
}

/**
 * Sets the number of pieces of one line. The documented update names a sku, which is not enough where a cart holds the same
 * frame with two prescriptions, or the same box once and by subscription (decisions D4).
 */
export function updateLine(
  ctx: SessionCtx,
  { lineId, quantity, noCheckoutInfo }: LineUpdate,
): Promise<Result<CartReply, Refusal>> {
  const { state } = ctx.catalogue
  return changeCart(ctx, {
    noCheckoutInfo,
    apply(cart, facts) {
      const allowed = checkQuantity(quantity)
      if (!allowed.ok) return err(quantityRefusal(allowed.error))
      const line = cart.lines.find((one) => one.id === lineId)
      const main = mainLine(cart.lines, lineId)
      if (!line || !main) return err('article.not-found')
      const change = changed(cart.lines, line, main, quantity)
      if (!change.ok) return err(quantityRefusal(change.error))
      const fact = facts.get(main.skuId)
      if (!fact) return quantity === 0 ? ok({ ...cart, lines: change.value }) : err('article.not-found')
      const refusal =
        quantity > main.quantity ? whyNotMore(change.value, fact, ctx.session.isStore, undefined, state) : null
      return refusal ? err(refusal) : ok({ ...cart, lines: change.value })
    },
  })
}

function changed(lines: readonly CartLine[], line: CartLine, main: CartLine, quantity: number): Change {
  return quantity === 0 && line !== main ? takeLensOff(lines, main, line.skuId) : setQuantity(lines, main, quantity)
}
