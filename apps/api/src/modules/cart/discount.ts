import type { CartReply } from '@klarsikt/contract/shop/types'
import { isDiscounted, normaliseCode } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre } from '@klarsikt/core/money'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { rateLimit } from '../../http/rate-limit.js'
import { holdingDiscount, priceLines } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { findDiscount } from './find-discount.js'
import type { CartDiscount } from './read-cart.js'

/** Applies a code; one at a time, and the last one given counts. */
export async function applyDiscount(
  ctx: SessionCtx,
  { code }: { readonly code: string },
): Promise<Result<CartReply, Refusal>> {
  const normalised = normaliseCode(code)
  if (normalised === '') return refused(validationMessages.discountRequired())
  const allowed = await ctx.rateLimits.consume(rateLimit('discount-code:session'), ctx.session.cartId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const found = await findDiscount(ctx.database, normalised, ctx.clock.now())
  if (found === 'unknown') return refused(validationMessages.discountInvalid())
  if (found === 'expired') return refused(validationMessages.discountExpired())
  return changeCart(ctx, {
    apply(cart, facts) {
      const lines = priceLines(cart.lines, facts)
      if (!lines.some((line) => isDiscounted(line, found.discount)))
        return refused(validationMessages.discountNotApplicable())
      if (holdingDiscount(lines, found) === null) return tooLittle(found)
      return ok({ ...cart, discountCode: found.discount.code })
    },
  })
}

export function removeDiscount(ctx: SessionCtx): Promise<Result<CartReply, Refusal>> {
  return changeCart(ctx, { apply: (cart) => ok({ ...cart, discountCode: null }) })
}

/** Covered goods are there, for too little money: what is missing can be put right, so it is said. */
function tooLittle({ discount, minimum }: CartDiscount) {
  const whole = discount.families === null && discount.framesOnly !== true
  return refused(
    (whole ? validationMessages.discountMinimum : validationMessages.discountMinimumCovered)({
      amount: formatOre(minimum),
    }),
  )
}

function refused(text: string) {
  return err<Refusal>({ code: 'discount.invalid', fields: { code: text } })
}
