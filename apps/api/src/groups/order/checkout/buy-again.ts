import type { NotBoughtAgain } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM, checkAvailability, isPlain, quantityOf, withPieces } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type CartLine, type SkuFact, changeCart, plainLine } from '../../sale/index.js'
import { findOwnOrder, type OwnOrder } from '../order/find-own-order.js'

type Line = OwnOrder['lines'][number]
type BoughtAgain = { readonly added: number; readonly left: NotBoughtAgain[] }

/**
 * Puts the goods of an order in the cart. Goods that are there in that number stay unchanged, so that a repeated call
 * adds nothing. Frames with lenses are left out, because the old prescription may be wrong by now.
 */
export async function buyAgain(
  ctx: SessionCtx,
  customerId: string,
  number: string,
): Promise<Result<BoughtAgain, Refusal>> {
  const found = await findOwnOrder(ctx.database, customerId, number)
  if (!found) return err('order.not-found')
  const mains = found.lines.filter(({ parentPosition }) => parentPosition === null)
  const hasLenses = (line: Line) => found.lines.some(({ parentPosition }) => parentPosition === line.position)
  let again: BoughtAgain = { added: 0, left: [] }
  const changed = await changeCart(ctx, {
    skuIds: mains.map(({ skuId }) => skuId),
    apply(cart, facts) {
      const state = { lines: [...cart.lines], added: 0, left: [] as NotBoughtAgain[] }
      for (const line of mains) {
        const next = hasLenses(line) ? err('lenses' as const) : addLine(ctx, state.lines, line, facts.get(line.skuId))
        if (next.ok) {
          state.lines = next.value
          state.added++
        } else state.left.push(leftOut(ctx, line, next.error))
      }
      again = { added: state.added, left: state.left }
      const isSame =
        state.lines.length === cart.lines.length && state.lines.every((line, at) => line === cart.lines[at])
      return ok(isSame ? null : { ...cart, lines: state.lines, show: true })
    },
  })
  return changed.ok ? ok(again) : changed
}

/** Adds pieces until the cart has as many of a line's goods as were ordered. */
function addLine(
  ctx: SessionCtx,
  lines: CartLine[],
  { skuId, quantity }: Line,
  fact: SkuFact | undefined,
): Result<CartLine[], NotBoughtAgain['reason']> {
  if (!fact?.family) return err('sold-out')
  const present = lines.find(
    (line) => line.skuId === skuId && isPlain(lines, line) && line.subscriptionInterval === null,
  )
  if (present && present.quantity >= quantity) return ok(lines)
  const more = withPieces(lines, plainLine(skuId, ctx.catalogue), Math.min(quantity, CART_LINE_MAXIMUM))
  if (!more.ok) return err('limit')
  const refusal = checkAvailability(more.value, fact, { isStore: false })
  if (refusal !== null) return err(quantityOf(lines, skuId) > 0 ? 'limit' : 'sold-out')
  return ok(more.value)
}

function leftOut(ctx: SessionCtx, line: Line, reason: NotBoughtAgain['reason']): NotBoughtAgain {
  return {
    description: line.description,
    url: ctx.catalogue.state.articles.get(line.articleId)?.card.url ?? null,
    reason,
  }
}
