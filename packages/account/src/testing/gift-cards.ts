import type { SavedGiftCard } from '@klarsikt/contract/shop/types'

/** A card with money left, which has paid for a part of a purchase. */
export const GIFT_CARD: SavedGiftCard = {
  id: 'card-1',
  last4: '4711',
  balance: 325.5,
  validUntil: '2028-11-24',
  state: 'usable',
  history: [
    { kind: 'reserved', amount: -50, on: '2026-11-26', orderNumber: null },
    { kind: 'refunded', amount: 100, on: '2026-11-25', orderNumber: '48213377' },
    { kind: 'paid', amount: -224.5, on: '2026-11-24', orderNumber: '48213377' },
    { kind: 'issued', amount: 500, on: '2026-11-20', orderNumber: null },
  ],
}
export const EXPIRED_GIFT_CARD: SavedGiftCard = {
  id: 'card-2',
  last4: '0042',
  balance: 0,
  validUntil: '2026-10-31',
  state: 'expired',
  history: [
    { kind: 'lapsed', amount: -200, on: '2026-11-01', orderNumber: null },
    { kind: 'issued', amount: 200, on: '2024-10-31', orderNumber: null },
  ],
}
export const CLOSED_GIFT_CARD: SavedGiftCard = {
  id: 'card-3',
  last4: '9000',
  balance: 0,
  validUntil: '2028-11-01',
  state: 'closed',
  history: [
    { kind: 'closed', amount: -300, on: '2026-11-02', orderNumber: null },
    { kind: 'issued', amount: 300, on: '2026-11-01', orderNumber: null },
  ],
}
