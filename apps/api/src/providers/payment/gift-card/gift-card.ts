import { err, ok } from '@klarsikt/core/lib'
import { idempotencyKey } from '../idempotency-key.js'
import type { PaymentProvider, ProviderFailure } from '../port.js'

export const GIFT_CARD = 'gift-card'

const NOTHING_LEFT: ProviderFailure = { kind: 'refused', code: 'GIFT_CARDS_ONLY' }

/**
 * The provider of an order that gift cards pay in full. The cards themselves are held, captured and refunded in the
 * shop's own transaction; nothing is left that an outside party must be asked about.
 */
export function createGiftCardProvider(): PaymentProvider {
  return {
    name: GIFT_CARD,
    capabilities: { redirects: false, credit: false, partialCapture: false, partialRefund: true, recurring: false },
    createIntent: async () => err(NOTHING_LEFT),
    clientParams: ({ redirectUrl }) => ({ redirectUrl }),
    progress: async () => err(NOTHING_LEFT),
    close: async () => ok(undefined),
    discard: async () => ok(undefined),
    place: async (request) =>
      request.amount === 0
        ? ok({ state: 'authorized', reference: idempotencyKey(request.paymentId, GIFT_CARD) })
        : err(NOTHING_LEFT),
    capture: async () => ok(undefined),
    cancel: async () => ok(undefined),
    refund: async () => ok(undefined),
    status: async () => err(NOTHING_LEFT),
    readNotice: () => null,
  }
}
