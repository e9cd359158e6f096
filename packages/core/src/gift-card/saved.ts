import type { PlainDate } from '../calendar/index.js'
import type { Ore } from '../money/ore.js'
import { isGiftCardExpired } from './validity.js'

/** Most gift cards that a customer can save in the account (the shop chose it). */
export const SAVED_GIFT_CARDS_MAXIMUM = 20

/** Whether a saved card can pay. `closed` means that its purchase was refunded. */
export const SAVED_GIFT_CARD_STATES = ['usable', 'empty', 'expired', 'closed'] as const
export type SavedGiftCardState = (typeof SAVED_GIFT_CARD_STATES)[number]

export type SavedGiftCard = {
  readonly balance: Ore
  readonly validUntil: PlainDate | null
  readonly isClosed: boolean
}

/** Tells whether a saved card can pay, or why not. */
export function savedGiftCardState(card: SavedGiftCard, today: PlainDate): SavedGiftCardState {
  if (card.isClosed) return 'closed'
  if (isGiftCardExpired(card.validUntil, today)) return 'expired'
  return card.balance > 0 ? 'usable' : 'empty'
}
