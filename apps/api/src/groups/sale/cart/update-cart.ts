import type { CartReply } from '@klarsikt/contract/shop/types'
import {
  CART_LINE_MAXIMUM,
  type CartRefusal,
  checkAvailability,
  checkQuantity,
  quantityOf,
  withLens,
  withPieces,
} from '@klarsikt/core/cart'
import { isLensGroupFor } from '@klarsikt/core/catalogue'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import type { CatalogueState } from '../../catalogue/index.js'
import { plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import type { SkuFact } from './facts.js'

export type CartUpdate = {
  readonly skuId: string
  readonly quantity: number
  readonly childSkuId?: string | null | undefined
  readonly noCheckoutInfo?: boolean | undefined
}

/** Sets the number of pieces of a sku, or attaches a lens to a frame [API-008, VALID-034, VALID-036]. */
export function updateCart(ctx: SessionCtx, update: CartUpdate): Promise<Result<CartReply, Refusal>> {
  const { state } = ctx.catalogue
  const { skuId, childSkuId, quantity, noCheckoutInfo } = update
  return changeCart(ctx, {
    skuIds: childSkuId ? [skuId, childSkuId] : [skuId],
    noCheckoutInfo,
    apply(cart, facts) {
      const allowed = checkQuantity(quantity)
      if (!allowed.ok) return err(quantityRefusal(allowed.error))
      const fact = facts.get(skuId)
      // A lens cannot be a line by itself, and a frame cannot be the lens of another.
      if (!fact?.family || (childSkuId && facts.get(childSkuId)?.family !== null)) return err('article.not-found')
      const change = childSkuId
        ? withLens(cart.lines, { frame: plainLine(skuId, { state }), lens: plainLine(childSkuId, { state }) }, quantity)
        : withPieces(cart.lines, plainLine(skuId, { state }), quantity)
      if (!change.ok) return err(quantityRefusal(change.error))
      const more =
        quantityOf(change.value, skuId) > quantityOf(cart.lines, skuId) || change.value.length > cart.lines.length
      const refusal = more
        ? checkAvailability(change.value, fact, {
            isStore: ctx.actor.kind === 'staff',
            lensFits: !childSkuId || fits(state, childSkuId, fact),
          })
        : null
      return refusal ? err(refusal) : ok({ ...cart, lines: change.value, show: more })
    },
  })
}

/** Whether the lens is made for frames of this family. */
export function fits({ lenses }: CatalogueState, lensSkuId: string, { family }: SkuFact): boolean {
  const lens = lenses.get(lensSkuId)
  return family !== null && lens !== undefined && isLensGroupFor(lens.group.data, family)
}

/** A refusal of core for the answer, with the limit for its text. */
export function quantityRefusal(code: CartRefusal): Refusal {
  return code === 'cart.line-limit' ? { code, params: { max: CART_LINE_MAXIMUM } } : code
}
