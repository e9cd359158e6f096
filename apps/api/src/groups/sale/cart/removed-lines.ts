import type { SessionCtx } from '../../../context.js'
import type { StoredLine } from './stored-line.js'

/** Lines that were removed from a cart. The shopper gets them as a sealed token, so the server does not store them. */
export type RemovedLines = {
  readonly lines: readonly StoredLine[]
  /** The ids of the lines that stood before them. */
  readonly preceding: readonly string[]
  readonly discountCode: string | null
}

type Sealed = RemovedLines & {
  readonly cartId: string
  /** In ms since 1970. */
  readonly until: number
}

const PURPOSE = 'cart.removed'
const UNDO_MINUTES = 30

/** Makes a token that restores the lines in the same cart, for half an hour. */
export function sealRemoved(ctx: SessionCtx, removed: RemovedLines): string {
  const until = ctx.clock.now().getTime() + UNDO_MINUTES * 60_000
  const sealed: Sealed = { ...removed, cartId: ctx.session.cartId, until }
  return ctx.encryption.encrypt(JSON.stringify(sealed), PURPOSE)
}

/** Opens a token; null when it is expired, another cart's, or invalid. */
export function openRemoved(ctx: SessionCtx, token: string): RemovedLines | null {
  try {
    const sealed = JSON.parse(ctx.encryption.decrypt(token, PURPOSE)) as Sealed
    const isOurs = sealed.cartId === ctx.session.cartId && ctx.clock.now().getTime() <= sealed.until
    return isOurs ? sealed : null
  } catch {
    // The token is not the shop's, or its key is gone.
    return null
  }
}
