import { err, ok } from '@klarsikt/core/lib'
import * as paymentMethodMessages from '@klarsikt/core/messages/payment-method'
import { PaymentMethod } from '@klarsikt/core/payment'
import { idempotencyKey } from '../idempotency-key.js'
import { GIFT_CARD_PROVIDER, type PaymentProvider, type ProviderFailure, type ProviderModule } from '../port.js'

const NOTHING_LEFT: ProviderFailure = { kind: 'refused', code: 'GIFT_CARDS_ONLY' }

/**
 * The provider of an order that gift cards pay in full. The shop holds, captures and refunds the cards in its own
 * transaction, so these calls have nothing left to do.
 */
export function createGiftCardProvider(): PaymentProvider {
  return {
    name: GIFT_CARD_PROVIDER,
    createSession: async () => err(NOTHING_LEFT),
    clientParams: ({ redirectUrl }) => ({ redirectUrl }),
    progress: async () => err(NOTHING_LEFT),
    closeSession: async () => ok(undefined),
    voidAuthorization: async () => ok(undefined),
    place: async (request) =>
      request.amount === 0
        ? ok({ state: 'authorized', reference: idempotencyKey(request.paymentId, GIFT_CARD_PROVIDER) })
        : err(NOTHING_LEFT),
    capture: async () => ok(undefined),
    cancel: async () => ok(undefined),
    reduce: async () => ok(undefined),
    release: async () => ok(undefined),
    refund: async () => ok(undefined),
    status: async () => err(NOTHING_LEFT),
    readNotice: () => null,
    savedPayments: null,
  }
}

export const giftCard: ProviderModule = {
  methods: [
    {
      method: PaymentMethod.GiftCard,
      audience: 'everybody',
      description: paymentMethodMessages.giftcardNote(),
      credit: false,
    },
  ],
  redirects: false,
  marks: [],
  formTargets: () => [],
  access: () => null,
  open: createGiftCardProvider,
}
