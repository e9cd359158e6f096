import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

export const giftCardEndpoints = {
  lookupGiftCard: endpoint(shopRoutes.lookupGiftCard, {
    permission: 'gift-card.lookup',
    summary: 'Balance of a gift card; POST, so that the PIN is never in a URL',
    body: z.object({ number: typed, pin: typed }),
    reply: z.object({ data: z.object({ last4: z.string(), balance: kronor, validUntil: plainDate.nullable() }) }),
    errors: ['gift-card.not-found', 'gift-card.pin-required', 'gift-card.locked', 'gift-card.expired'],
  }),
}
