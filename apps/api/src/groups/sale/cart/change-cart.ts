import type { CartReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type FramePerk, readFramePerk } from '../../person/index.js'
import { auditShopper, auditShopperIn, cartChange } from '../../platform/index.js'
import type { KnownGiftCard } from '../gift-card/lookup.js'
import { type CartLine, fromStored, priceLines, toStored } from './cart-line.js'
import { cartReply } from './cart-reply.js'
import type { SkuFact } from './facts.js'
import { type CartRow, openCart, writeCart } from './read-cart.js'

/** A cart while it is being changed. */
export type CartDraft = {
  readonly lines: readonly CartLine[]
  readonly discountCode: string | null
  readonly show?: boolean
}

export type CartWork = {
  /** Further skus whose price and stock the change needs. */
  readonly skuIds?: readonly string[]
  /** Makes the change. It must be pure, because it may run again on a newer cart. Null leaves the cart unchanged. */
  readonly apply: (
    cart: CartDraft,
    facts: ReadonlyMap<string, SkuFact>,
    row: CartRow,
  ) => Result<CartDraft | null, Refusal>
  readonly noCheckoutInfo?: boolean | undefined
}

/** The number of optimistic tries before the row is locked. */
const MAX_OPTIMISTIC_ATTEMPTS = 4

/**
 * Changes the cart of the session. It writes only if the cart is still the one that was read, and otherwise runs the
 * change again on the newer cart. So several tabs get the same result as if their calls came one after another.
 */
export async function changeCart(ctx: SessionCtx, work: CartWork): Promise<Result<CartReply, Refusal>> {
  for (let attempt = 0; attempt < MAX_OPTIMISTIC_ATTEMPTS; attempt++) {
    const outcome = await changeOnce(ctx, ctx.database, work, false)
    if (outcome !== 'overtaken') return outcome
  }
  return ctx.database.transaction(async (tx) => {
    const outcome = await changeOnce(ctx, tx, work, true)
    // The row is locked, so this happens only when another call has created the cart meanwhile.
    return outcome === 'overtaken' ? err<Refusal>('unavailable') : outcome
  })
}

/** Reads the cart. */
export async function showCart(ctx: SessionCtx): Promise<CartReply> {
  const now = ctx.clock.now()
  const { row, facts, giftCards } = await openCart(ctx.database, ctx.session.cartId, now)
  const framePerk = await readFramePerk(ctx.database, ctx.session.customerId, now)
  return reply(
    ctx,
    row,
    { lines: row.lines.map((line) => fromStored(line, parts(ctx))), discountCode: row.discountCode },
    { facts, giftCards, framePerk },
  )
}

async function changeOnce(
  ctx: SessionCtx,
  executor: Executor,
  work: CartWork,
  lock: boolean,
): Promise<Result<CartReply, Refusal> | 'overtaken'> {
  const now = ctx.clock.now()
  const { row, facts, giftCards } = await openCart(executor, ctx.session.cartId, now, {
    skuIds: work.skuIds ?? [],
    lock,
  })
  const before: CartDraft = {
    lines: row.lines.map((line) => fromStored(line, parts(ctx))),
    discountCode: row.discountCode,
  }
  const after = work.apply(before, facts, row)
  if (!after.ok) return after
  if (after.value !== null) {
    const { lines, discountCode } = after.value
    const stored = { ...row, lines: lines.map((line) => toStored(line, ctx.encryption)), discountCode }
    const write = (to: Executor) => writeCart(to, stored, now)
    const written = lock
      ? await auditShopperIn(executor, now, cartChange(row.id), write)
      : await auditShopper(ctx.database, now, cartChange(row.id), write)
    if (!written) return 'overtaken'
  }
  const draft = after.value ?? before
  // The discount was read with the cart. When the code has changed, it is read again.
  const code = draft.discountCode === row.discountCode ? row : (await openCart(executor, row.id, now)).row
  const framePerk = await readFramePerk(executor, ctx.session.customerId, now)
  return ok(
    reply(ctx, { ...row, discount: code.discount }, draft, { facts, giftCards, framePerk }, work.noCheckoutInfo),
  )
}

type Known = {
  readonly facts: ReadonlyMap<string, SkuFact>
  readonly giftCards: readonly KnownGiftCard[]
  readonly framePerk: FramePerk
}

function reply(
  ctx: SessionCtx,
  row: CartRow,
  draft: CartDraft,
  { facts, giftCards, framePerk }: Known,
  noCheckoutInfo = false,
): CartReply {
  const offered = ctx.payments.offered({ store: ctx.actor.kind === 'staff' })
  return cartReply({
    cartId: row.id,
    lines: priceLines(draft.lines, facts),
    code: row.discount,
    framePerk,
    giftCards,
    state: ctx.catalogue.state,
    paymentMethods: noCheckoutInfo ? null : offered.map(({ method }) => method),
    today: stockholmDate(ctx.clock.now()),
    show: draft.show ?? false,
  })
}

function parts(ctx: SessionCtx) {
  return { encryption: ctx.encryption, state: ctx.catalogue.state }
}
