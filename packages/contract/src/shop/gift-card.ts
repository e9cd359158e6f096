import { GIFT_CARD_EVENT_KINDS, SAVED_GIFT_CARD_STATES } from '@klarsikt/core/gift-card'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

export const giftCardId = z.string().max(100)

/** A gift card in a customer's account. Number and PIN are not in it, except the last digits. */
export const savedGiftCard = z
  .object({
    id: giftCardId,
    last4: z.string(),
    balance: kronor,
    validUntil: plainDate.nullable(),
    state: z.enum(SAVED_GIFT_CARD_STATES),
    /** The latest first. */
    history: z.array(
      z.object({
        kind: z.enum(GIFT_CARD_EVENT_KINDS),
        /** Change of the balance. */
        amount: kronor,
        on: plainDate,
        /** The purchase, if it is the customer's own. */
        orderNumber: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'SavedGiftCard' })

const saved = z.object({ success: z.literal(true), data: z.array(savedGiftCard) })

/** Error codes for a number and a PIN. */
const LOOKUP_ERRORS = [
  'gift-card.not-found',
  'gift-card.pin-required',
  'gift-card.locked',
  'gift-card.expired',
] as const

export const giftCardEndpoints = {
  lookupGiftCard: endpoint(shopRoutes.lookupGiftCard, {
    permission: 'gift-card.lookup',
    audits: { exempt: 'It changes nothing but the count of wrong tries.' },
    summary: 'Returns the balance of a gift card. It uses POST, so that the PIN is never in a URL',
    body: z.object({ number: typed, pin: typed }),
    reply: z.object({ data: z.object({ last4: z.string(), balance: kronor, validUntil: plainDate.nullable() }) }),
    errors: LOOKUP_ERRORS,
  }),
  getSavedGiftCards: endpoint(shopRoutes.getSavedGiftCards, {
    permission: 'account.read',
    summary: 'Lists the gift cards in the customer’s account with balance and use, but without number and PIN',
    reply: z.object({ data: z.array(savedGiftCard) }),
  }),
  saveGiftCard: endpoint(shopRoutes.saveGiftCard, {
    permission: 'account.change',
    audits: ['gift-card.saved'],
    summary: 'Adds a gift card to the account by number and PIN. A repeated call changes nothing',
    body: z.object({ number: typed, pin: typed }),
    reply: saved,
    errors: [...LOOKUP_ERRORS, 'gift-card.saved-too-many'],
  }),
  removeSavedGiftCard: endpoint(shopRoutes.removeSavedGiftCard, {
    permission: 'account.change',
    audits: ['gift-card.removed'],
    summary: 'Removes a gift card from the account. The card stays valid. Succeeds also when it is already removed',
    body: z.object({ id: giftCardId }),
    reply: saved,
  }),
}
