import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { giftCardId } from './gift-card.js'
import { instant, kronor } from './parts.js'
import { shopRoutes } from './routes.js'

/** A gift card in an order, for staff. It contains neither its number and PIN nor its recipient. */
export const staffGiftCard = z
  .object({
    id: giftCardId,
    amount: kronor,
    text: z.string(),
    mayResend: z.boolean(),
    /** Path of the PDF to print; null if this store may not print it now. */
    pdf: z.string().nullable(),
  })
  .meta({ id: 'StaffGiftCard' })

/** The gift cards that a store can sell, and those it has sold today. */
export const staffGiftCards = z
  .object({
    /** Each amount in each design, the lowest amount first. */
    choices: z.array(z.object({ skuId: z.string(), amount: kronor, design: z.string() })),
    /** Orders, the latest first. */
    sold: z.array(
      z.object({
        orderNumber: z.string(),
        soldAt: instant,
        employeeNumber: z.string(),
        cards: z.array(staffGiftCard),
      }),
    ),
  })
  .meta({ id: 'StaffGiftCards' })

const params = z.object({ id: z.string().regex(/^\d{8}$/) })

export const staffGiftCardEndpoints = {
  getStaffGiftCards: endpoint(shopRoutes.getStaffGiftCards, {
    permission: 'gift-card.sell',
    summary: 'Lists the gift cards that can be sold, and those that the own store has sold today',
    reply: z.object({ data: staffGiftCards }),
  }),
  getStaffGiftCardPdf: endpoint(shopRoutes.getStaffGiftCardPdf, {
    permission: 'gift-card.sell',
    summary: 'Returns a gift card that the own store has sold today to print for its buyer, as PDF',
    params: params.extend({ cardId: giftCardId }),
    reply: z.unknown(),
    binary: 'application/pdf',
    errors: ['gift-card.not-found', 'rate-limited'],
  }),
  resendStaffGiftCard: endpoint(shopRoutes.resendStaffGiftCard, {
    permission: 'order.handle',
    audits: ['gift-card.resent'],
    summary: 'Sends a gift card of an order to the same address again, on the customer’s request',
    params,
    body: z.object({ cardId: giftCardId }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['order.not-found', 'order.other-store', 'order.letter-refused', 'rate-limited'],
  }),
}
