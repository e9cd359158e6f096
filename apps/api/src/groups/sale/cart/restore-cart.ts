import type { CartReply } from '@klarsikt/contract/shop/types'
import { isLensOf, isPlain, lineKey } from '@klarsikt/core/cart'
import { handoversOf } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type CartLine, fromStored } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { openHandovers } from './open-handovers.js'
import { openRemoved } from './removed-lines.js'

/**
 * Restores removed lines at their place. Lines that are in the cart already or have changed stay unchanged, and lines
 * that a store has withdrawn are not restored.
 */
export async function restoreCart(
  ctx: SessionCtx,
  { undo }: { readonly undo: string },
): Promise<Result<CartReply, Refusal>> {
  const removed = openRemoved(ctx, undo)
  if (removed === null) return err('cart.undo-expired')
  const parts = { encryption: ctx.encryption, state: ctx.catalogue.state }
  const open = await openHandovers(ctx.database, handoversOf(removed.lines))
  const left = removed.lines.filter(({ handed = [] }) => handed.every(({ handoverId }) => open.has(handoverId)))
  return changeCart(ctx, {
    skuIds: left.map(({ skuId }) => skuId),
    apply(cart) {
      const lines = putBack(
        cart.lines,
        left.map((line) => fromStored(line, parts)),
        removed.preceding,
      )
      if (lines === null) return ok(null)
      return ok({ lines, discountCode: cart.discountCode ?? removed.discountCode, show: false })
    },
  })
}

/** Restores lines; null when nothing is left to restore. */
function putBack(
  present: readonly CartLine[],
  removed: readonly CartLine[],
  preceding: readonly string[],
): CartLine[] | null {
  const missing = withoutKnown(removed, present)
  const relensed = removed.map((line) => withLensesAgain(line, removed, present)).filter((pair) => pair !== null)
  if (missing.length === 0 && relensed.length === 0) return null
  const before = new Set(preceding)
  const place = present.findLastIndex(({ id }) => before.has(id)) + 1
  const doubled = new Set(relensed.flatMap(([, ...lenses]) => lenses.map(({ id }) => id)))
  return [...present.slice(0, place), ...missing, ...present.slice(place)]
    .filter(({ id }) => !doubled.has(id))
    .flatMap((line) => relensed.find(([frame]) => frame?.id === line.id) ?? [line])
}

/** The removed lines that are not in the cart again. A lens comes only with its frame. */
function withoutKnown(removed: readonly CartLine[], present: readonly CartLine[]): CartLine[] {
  const ids = new Set(present.map(({ id }) => id))
  const keys = new Set(present.map(lineKey))
  const missing = removed.filter((line) => !ids.has(line.id) && !keys.has(lineKey(line)))
  // A lens is restored only together with its frame.
  return missing.filter((line) => line.parentSkuId === null || missing.some((frame) => isLensOf(line, frame)))
}

/** A frame that only lost its lenses, with those lenses and its prescription; null when it has changed since. */
function withLensesAgain(
  frame: CartLine,
  removed: readonly CartLine[],
  present: readonly CartLine[],
): CartLine[] | null {
  const now = present.find(({ id }) => id === frame.id)
  if (!now || !(isPlain(present, now) || lineKey(now) === lineKey(frame))) return null
  const lenses = removed.filter((line) => isLensOf(line, frame))
  const left = present.filter((line) => isLensOf(line, now))
  const isUnchanged = left.every(({ id }) => lenses.some((lens) => lens.id === id))
  const isDouble = present.some((other) => other.id !== frame.id && lineKey(other) === lineKey(frame))
  if (lenses.length <= left.length || !isUnchanged || isDouble) return null
  return [frame, ...lenses].map((line) => ({ ...line, quantity: now.quantity }))
}
