import type { CartReply } from '@klarsikt/contract/shop/types'
import { type DiscountRefusal, normaliseCode, reachesMinimum } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre } from '@klarsikt/core/money'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { buyerDigests } from '../../person/index.js'
import { refuseDiscount } from '../discount/uses.js'
import { priceLines } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { findDiscount } from './find-discount.js'
import type { CartDiscount } from './read-cart.js'

const LIMIT_MESSAGES = {
  'discount.used-up': validationMessages.discountUsedUp,
  'discount.used': validationMessages.discountUsed,
  'discount.first-purchase': validationMessages.discountFirstPurchase,
} satisfies Record<DiscountRefusal, () => string>

type Typed = { readonly email: string; readonly mobile: string }

const digestsOf = ({ encryption }: Pick<SessionCtx, 'encryption'>, typed: Typed | null) =>
  typed ? buyerDigests(encryption, typed) : { emailDigests: [], mobileDigests: [] }

/** Why the buyer cannot use the cart's code, as text; null when they can. */
export async function refusalOfBuyer(
  { database, encryption, clock }: Pick<SessionCtx, 'database' | 'encryption' | 'clock'>,
  cart: { readonly code: string; readonly cartId: string; readonly customerId: string | null },
  typed: Typed,
): Promise<string | null> {
  const found = await findDiscount(database, cart.code, clock.now())
  if (typeof found === 'string') return null
  const buyer = { customerId: cart.customerId, ...buyerDigests(encryption, typed) }
  const refusal = await refuseDiscount(database, found.limits, { ...cart, buyer })
  return refusal && LIMIT_MESSAGES[refusal]()
}

/** Applies a code. A cart has one code, so a new one replaces it. */
export async function applyDiscount(
  ctx: SessionCtx,
  { code }: { readonly code: string },
  /** The buyer's details from the checkout, as far as they are known. */
  typed: Typed | null,
): Promise<Result<CartReply, Refusal>> {
  const normalised = normaliseCode(code)
  if (normalised === '') return refused(validationMessages.discountRequired())
  const allowed = await ctx.rateLimits.consume(rateLimit('discount-code:session'), ctx.session.cartId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const found = await findDiscount(ctx.database, normalised, ctx.clock.now())
  if (found === 'unknown') return refused(validationMessages.discountInvalid())
  if (found === 'expired') return refused(validationMessages.discountExpired())
  const refusal = await refuseDiscount(ctx.database, found.limits, {
    code: found.discount.code,
    cartId: ctx.session.cartId,
    // Before the checkout a visitor is unknown. The purchase checks the limits again with the typed details.
    buyer: { customerId: ctx.session.customerId, ...digestsOf(ctx, typed) },
  })
  if (refusal !== null) return refused(LIMIT_MESSAGES[refusal]())
  return changeCart(ctx, {
    apply(cart, facts) {
      const reached = reachesMinimum(priceLines(cart.lines, facts), found.discount, found.minimum)
      if (reached === 'not-covered') return refused(validationMessages.discountNotApplicable())
      if (reached === 'too-little') return tooLittle(found)
      return ok({ ...cart, discountCode: found.discount.code })
    },
  })
}

export function removeDiscount(ctx: SessionCtx): Promise<Result<CartReply, Refusal>> {
  return changeCart(ctx, { apply: (cart) => ok({ ...cart, discountCode: null }) })
}

/** The refusal for covered goods below the minimum. It names the minimum, so that the customer can add goods. */
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
