import type { CartReply } from '@klarsikt/contract/shop/types'
import { isLensOf, lineKey } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import { type CartLine, fromStored } from './cart-line.js'
import { changeCart } from './change-cart.js'
import type { StoredLine } from './stored-line.js'

/** What emptying took away. Sealed it goes to the shopper, so that nothing of it is kept where nobody asked for it. */
type Emptied = {
  readonly cartId: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly lines: readonly StoredLine[]
  readonly discountCode: string | null
}

const PURPOSE = 'cart.emptied'
const UNDO_MINUTES = 30

/** Removes every line and the code, and gives what takes it back. */
export async function emptyCart(ctx: SessionCtx): Promise<Result<CartReply, Refusal>> {
  let emptied: Emptied | null = null
  const answer = await changeCart(ctx, {
    apply({ lines, discountCode }, _facts, row) {
      const until = ctx.clock.now().getTime() + UNDO_MINUTES * 60_000
      emptied = lines.length === 0 ? null : { cartId: row.id, until, lines: row.lines, discountCode }
      return ok({ lines: [], discountCode: null })
    },
  })
  if (!answer.ok || emptied === null) return answer
  return ok({ ...answer.value, undo: ctx.encryption.encrypt(JSON.stringify(emptied), PURPOSE) })
}

/** Puts back what emptying took away, before what has come since. What is there already is left as it is. */
export async function restoreCart(
  ctx: SessionCtx,
  { undo }: { readonly undo: string },
): Promise<Result<CartReply, Refusal>> {
  const emptied = openEmptied(ctx, undo)
  if (emptied === null) return err('cart.undo-expired')
  const parts = { encryption: ctx.encryption, state: ctx.catalogue.state }
  return changeCart(ctx, {
    skuIds: emptied.lines.map(({ skuId }) => skuId),
    apply(cart) {
      const lines = emptied.lines.map((line) => fromStored(line, parts))
      const missing = withoutKnown(lines, cart.lines)
      if (missing.length === 0) return ok(null)
      return ok({
        lines: [...missing, ...cart.lines],
        discountCode: cart.discountCode ?? emptied.discountCode,
        show: false,
      })
    },
  })
}

/** The emptied lines that are not in the cart again, each with the lenses of its own pair. */
function withoutKnown(emptied: readonly CartLine[], present: readonly CartLine[]): CartLine[] {
  const ids = new Set(present.map(({ id }) => id))
  const keys = new Set(present.map(lineKey))
  const missing = emptied.filter((line) => !ids.has(line.id) && !keys.has(lineKey(line)))
  // A lens comes with its frame or not at all.
  return missing.filter((line) => line.parentSkuId === null || missing.some((frame) => isLensOf(line, frame)))
}

function openEmptied(ctx: SessionCtx, sealed: string): Emptied | null {
  try {
    const emptied = JSON.parse(ctx.encryption.decrypt(sealed, PURPOSE)) as Emptied
    const isOurs = emptied.cartId === ctx.session.cartId && ctx.clock.now().getTime() <= emptied.until
    return isOurs ? emptied : null
  } catch {
    // Written by nobody of us, or with a key that is gone.
    return null
  }
}
