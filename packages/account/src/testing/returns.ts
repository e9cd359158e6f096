import type { OrderReturn, OrderReturns } from '@klarsikt/contract/shop/types'

const FRAME = { lineId: '0', description: 'Nova 7', brand: 'Gucci', media: null }
const LENSES = { lineId: '1', description: 'Enkelslipade glas', brand: '', media: null }

export const RETURN: OrderReturn = {
  returnId: '48213378-1',
  orderNumber: '48213378',
  state: 'pending',
  stateText: 'Retur väntar',
  registeredAt: '2026-11-24T08:00:00.000Z',
  confirmedAt: null,
  refundedAt: null,
  amount: 1499,
  refunded: 0,
  labelUrl: '/api/order/return/48213378-1/label',
  lines: [
    {
      ...FRAME,
      quantity: 1,
      reason: 'fit',
      reasonText: 'Den passar inte',
      amount: 1499,
      mayRestock: true,
      outcome: null,
    },
  ],
}

/** The same return after the goods arrived and the money was paid back. */
export const PAID_RETURN: OrderReturn = {
  ...RETURN,
  state: 'confirmed',
  stateText: 'Retur bekräftad',
  confirmedAt: '2026-11-26T08:00:00.000Z',
  refundedAt: '2026-11-26T08:05:00.000Z',
  refunded: 1499,
  labelUrl: null,
  lines: RETURN.lines.map((line) => ({ ...line, outcome: 'restock' })),
}

/** An order with two frames, one pair of lenses, and goods that can no longer be returned. */
export const RETURNABLE: OrderReturns = {
  orderNumber: '48213378',
  isSent: true,
  exchangeUntil: null,
  lines: [
    {
      ...FRAME,
      parentLineId: null,
      quantity: 2,
      left: 2,
      price: 1499,
      until: '2026-12-24',
      note: 'Kan returneras till och med 24 december 2026',
    },
    {
      ...LENSES,
      parentLineId: '0',
      quantity: 2,
      left: 0,
      price: 0,
      until: '2026-12-24',
      note: 'Slipade glas har ingen lagstadgad ångerrätt, men vårt öppna köp gäller till och med 24 december 2026. De följer med bågen tillbaka.',
    },
    {
      ...FRAME,
      lineId: '2',
      description: 'Putsduk',
      brand: '',
      parentLineId: null,
      quantity: 1,
      left: 0,
      price: 49,
      until: '2026-11-20',
      note: 'Tiden för retur gick ut 20 november 2026. Är det fel på varan kan du reklamera i tre år: kontakta kundservice.',
    },
  ],
  returns: [],
}
