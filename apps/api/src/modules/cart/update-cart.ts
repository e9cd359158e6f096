import type { CartReply } from '@klarsikt/contract/shop/types'
import { attachLens, checkQuantity, isLensOf, setQuantity } from '@klarsikt/core/cart'
import { isFrameFamily } from '@klarsikt/core/catalogue'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/limits'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import type { CatalogueState } from '../catalogue/state.js'
import { type CartLine, plainLine, toldApart } from './cart-line.js'
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
      // A lens is never the main thing of a line, and a frame never the lens of another.
      if (!fact?.family || (childSkuId && facts.get(childSkuId)?.family !== null)) return err('article.not-found')
      const change = childSkuId
        ? withLens(cart.lines, { skuId, childSkuId, quantity }, state)
        : withPieces(cart.lines, { skuId, quantity }, state)
      if (!change.ok) return err(quantityRefusal(change.error))
      const more = pieces(change.value, skuId) > pieces(cart.lines, skuId) || change.value.length > cart.lines.length
      const refusal = more
        ? whyNotMore(change.value, fact, ctx.session.isStore, childSkuId ? facts.get(childSkuId) : undefined, state)
        : null
      return refusal ? err(refusal) : ok({ ...cart, lines: change.value, show: more })
    },
  })
}

/** Says why the cart may not hold more of this: sold out, not sold online, not for stores. */
export function whyNotMore(
  lines: readonly CartLine[],
  fact: SkuFact,
  isStore: boolean,
  lens: SkuFact | undefined,
  state: CatalogueState,
): Refusal | null {
  if (isStore && fact.storeBlocked) return 'article.not-for-store'
  if (fact.inStoreOnly) return 'article.store-only'
  if (!fact.buyable || pieces(lines, fact.skuId) > fact.available) return 'article.out-of-stock'
  if (
    lens &&
    !(
      fact.family &&
      isFrameFamily(fact.family) &&
      state.lenses.get(lens.skuId)?.group.data.families.includes(fact.family)
    )
  )
    return 'article.not-found'
  return null
}

export function quantityRefusal(
  code: 'cart.line-limit' | 'cart.quantity-invalid' | 'cart.duplicate-lens-colour',
): Refusal {
  return code === 'cart.line-limit' ? { code, params: { max: CART_LINE_MAXIMUM } } : code
}

/** All pieces of a sku, over lines that differ in prescription or interval: the stock is one. */
export function pieces(lines: readonly CartLine[], skuId: string): number {
  return lines.reduce(
    (total, line) => (line.skuId === skuId && line.parentSkuId === null ? total + line.quantity : total),
    0,
  )
}

export type Change = Result<CartLine[], 'cart.line-limit' | 'cart.quantity-invalid' | 'cart.duplicate-lens-colour'>

/**
 * The update names a sku and no line: the plain one is meant, bought once and without strengths. What is ground or comes by
 * subscription is another purchase; only who wants none of the sku has that removed too.
 */
function withPieces(
  lines: readonly CartLine[],
  { skuId, quantity }: { skuId: string; quantity: number },
  state: CatalogueState,
): Change {
  const own = lines.filter((line) => line.skuId === skuId && line.parentSkuId === null)
  const plain = own.find((line) => isBare(lines, line) && line.subscriptionInterval === null)
  const target = plain ?? (quantity === 0 ? own.at(-1) : undefined) ?? toldApart(lines, plainLine(skuId, { state }))
  return setQuantity(lines, target, quantity)
}

/** Bought as it is: without strengths, and with no lens on it. */
export function isBare(lines: readonly CartLine[], line: CartLine): boolean {
  return line.prescriptionGlasses === null && !lines.some((lens) => isLensOf(lens, line))
}

/**
 * With a lens the pair is meant: a new lens goes on the frame; the same lens again is refused at the same number and moves
 * the pair to another; 0 takes the lens off.
 */
function withLens(
  lines: readonly CartLine[],
  update: { skuId: string; childSkuId: string; quantity: number },
  state: CatalogueState,
): Change {
  const { skuId, childSkuId, quantity } = update
  const frames = lines.filter((line) => line.skuId === skuId && line.parentSkuId === null)
  const paired = frames.find((frame) => lines.some((line) => line.skuId === childSkuId && isLensOf(line, frame)))
  if (quantity === 0) return paired ? takeLensOff(lines, paired, childSkuId) : ok([...lines])
  if (paired && paired.quantity !== quantity) return setQuantity(lines, paired, quantity)
  const frame =
    paired ?? frames.findLast((line) => line.prescriptionGlasses === null) ?? plainLine(skuId, { state }, { quantity })
  const lens = plainLine(
    childSkuId,
    { state },
    {
      parentSkuId: skuId,
      prescriptionGlasses: frame.prescriptionGlasses,
      workingDistances: frame.workingDistances,
      pairId: frame.pairId ?? null,
      quantity: frame.quantity,
    },
  )
  const attached = attachLens(lines, frame, lens)
  if (!attached.ok || frame.quantity === quantity) return attached
  return setQuantity(attached.value, frame, quantity)
}

/** Removes a lens from its pair. */
export function takeLensOff(lines: readonly CartLine[], frame: CartLine, lensSkuId: string): Change {
  const rest = lines.filter((line) => !(line.skuId === lensSkuId && isLensOf(line, frame)))
  const hasMore = rest.some((line) => isLensOf(line, frame))
  // Without any lens the strengths mean nothing: the frame is a plain one, together with another plain one of its kind.
  if (hasMore) return ok(rest)
  const others = rest.filter((line) => line.id !== frame.id)
  const bare = { ...frame, prescriptionGlasses: null, workingDistances: null, transposedEyes: [], pairId: null }
  const plain = toldApart(others, bare)
  const same = others.find((line) => line.skuId === frame.skuId && line.parentSkuId === null && isBare(others, line))
  if (!same) return ok(rest.map((line) => (line.id === frame.id ? plain : line)))
  return setQuantity(others, same, same.quantity + frame.quantity)
}
