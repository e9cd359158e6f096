import type { CartReply } from '@klarsikt/contract/shop/types'
import { ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { changeCart } from './change-cart.js'
import { type RemovedLines, sealRemoved } from './removed-lines.js'

/** Removes every line and the code, and returns a token to undo that. */
export async function emptyCart(ctx: SessionCtx): Promise<Result<CartReply, Refusal>> {
  let removed: RemovedLines | null = null
  const answer = await changeCart(ctx, {
    apply({ lines, discountCode }, _facts, row) {
      removed = lines.length === 0 ? null : { lines: row.lines, preceding: [], discountCode }
      return ok({ lines: [], discountCode: null })
    },
  })
  if (!answer.ok || removed === null) return answer
  return ok({ ...answer.value, undo: sealRemoved(ctx, removed) })
}
