import type { SessionCtx } from '../../context.js'
import type { StoredLine } from './stored-line.js'

/** What was taken out of a cart. It goes sealed to the shopper, so that the server does not store it. */
export type RemovedLines = {
  readonly lines: readonly StoredLine[]
  /** Ids of the lines that stood before them. */
  readonly preceding: readonly string[]
  readonly discountCode: string | null
}

type Sealed = RemovedLines & {
  readonly cartId: string
  /** Milliseconds since 1970. */
  readonly until: number
}

const PURPOSE = 'cart.removed'
const UNDO_MINUTES = 30

/** The token that gives the lines back to the same cart, for half an hour. */
export function sealRemoved(ctx: SessionCtx, removed: RemovedLines): string {
  const until = ctx.clock.now().getTime() + UNDO_MINUTES * 60_000
  const sealed: Sealed = { ...removed, cartId: ctx.session.cartId, until }
  return ctx.encryption.encrypt(JSON.stringify(sealed), PURPOSE)
}

/** What a token holds; null when it is too old, another cart's, or none of ours. */
export function openRemoved(ctx: SessionCtx, token: string): RemovedLines | null {
  try {
    const sealed = JSON.parse(ctx.encryption.decrypt(token, PURPOSE)) as Sealed
    const isOurs = sealed.cartId === ctx.session.cartId && ctx.clock.now().getTime() <= sealed.until
    return isOurs ? sealed : null
  } catch {
    // Not written by us, or with a key that is gone.
    return null
  }
}
