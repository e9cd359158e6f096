import type { CartReply } from '@klarsikt/contract/shop/types'
import {
  type CartRefusal,
  checkAvailability,
  checkQuantity,
  isLensOf,
  mainLine,
  setQuantity,
  withoutLens,
} from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import type { CartLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { type RemovedLines, sealRemoved } from './removed-lines.js'
import type { StoredLine } from './stored-line.js'
import { quantityRefusal } from './update-cart.js'

export type LineUpdate = {
  readonly lineId: string
  readonly quantity: number
  readonly noCheckoutInfo?: boolean | undefined
}

/**
 * Sets the number of pieces of a line. `updateCart` names a sku, which is ambiguous when a cart has the same frame with
 * two prescriptions, or the same box as a purchase and a subscription.
 */
export async function updateLine(
  ctx: SessionCtx,
  { lineId, quantity, noCheckoutInfo }: LineUpdate,
): Promise<Result<CartReply, Refusal>> {
  let removed: RemovedLines | null = null
  const answer = await changeCart(ctx, {
    noCheckoutInfo,
    apply(cart, facts, row) {
      removed = null
      const allowed = checkQuantity(quantity)
      if (!allowed.ok) return err(quantityRefusal(allowed.error))
      const line = cart.lines.find((one) => one.id === lineId)
      const main = mainLine(cart.lines, lineId)
      // The line is gone already, because another window removed it or the call came twice.
      if (!line || !main) return quantity === 0 ? ok(null) : err('cart.line-not-found')
      const change = changed(cart.lines, line, main, quantity)
      if (!change.ok) return err(quantityRefusal(change.error))
      if (quantity === 0) removed = removedFrom(cart.lines, change.value, main, row.lines)
      const fact = facts.get(main.skuId)
      if (!fact) return quantity === 0 ? ok({ ...cart, lines: change.value }) : err('article.not-found')
      const refusal =
        quantity > main.quantity ? checkAvailability(change.value, fact, { isStore: ctx.actor.kind === 'staff' }) : null
      return refusal ? err(refusal) : ok({ ...cart, lines: change.value })
    },
  })
  if (!answer.ok || removed === null) return answer
  return ok({ ...answer.value, undo: sealRemoved(ctx, removed) })
}

function changed(
  lines: readonly CartLine[],
  line: CartLine,
  main: CartLine,
  quantity: number,
): Result<CartLine[], CartRefusal> {
  return quantity === 0 && line !== main ? withoutLens(lines, main, line.skuId) : setQuantity(lines, main, quantity)
}

/** The removed line or pair; null when the frame has joined another line, from which it cannot be separated again. */
function removedFrom(
  before: readonly CartLine[],
  after: readonly CartLine[],
  main: CartLine,
  stored: readonly StoredLine[],
): RemovedLines | null {
  const hasJoined = after.some(({ id, quantity }) =>
    before.some((line) => line.id === id && line.quantity !== quantity),
  )
  if (hasJoined) return null
  const own = new Set(before.filter((line) => line.id === main.id || isLensOf(line, main)).map(({ id }) => id))
  return {
    lines: stored.filter(({ id }) => own.has(id)),
    preceding: stored
      .slice(
        0,
        stored.findIndex(({ id }) => own.has(id)),
      )
      .map(({ id }) => id),
    discountCode: null,
  }
}
