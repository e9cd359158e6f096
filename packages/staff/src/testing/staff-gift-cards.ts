import type { StaffGiftCards } from '@klarsikt/contract/shop/types'

/** The gift cards that a store can sell. It has sold none today. */
export const GIFT_CARDS_TO_SELL: StaffGiftCards = {
  choices: [200, 300, 500, 1000].flatMap((amount) => [
    { skuId: `fjord-${amount}`, amount, design: 'Fjord' },
    { skuId: `sun-${amount}`, amount, design: 'Sol' },
  ]),
  sold: [],
}

/** The same after a sale. */
export const SOLD_GIFT_CARDS: StaffGiftCards = {
  ...GIFT_CARDS_TO_SELL,
  sold: [
    {
      orderNumber: '10000001',
      soldAt: '2026-11-24T09:30:00.000Z',
      employeeNumber: '1001',
      cards: [
        {
          id: 'card-1',
          amount: 500,
          text: 'Skickat till köparen 24 november 2026',
          mayResend: true,
          pdf: '/api/staff/order/10000001/giftCard/card-1/pdf',
        },
      ],
    },
    {
      orderNumber: '10000002',
      soldAt: '2026-11-24T09:10:00.000Z',
      employeeNumber: '1002',
      cards: [{ id: 'card-2', amount: 300, text: 'Återbetalat och stängt', mayResend: false, pdf: null }],
    },
  ],
}
