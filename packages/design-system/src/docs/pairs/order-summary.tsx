import { OrderSummary } from '../../commerce/order-summary/order-summary.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The freight from the beginning, and the gift card as the money it is.',
      show: () => (
        <OrderSummary
          items={2490}
          shipping={49}
          total={2539}
          giftCards={[{ id: '1', label: 'Presentkort •••• 1234', amount: 500 }]}
          toPay={2039}
        />
      ),
    },
    wrong: {
      text: 'No word of freight, and a gift card called a discount.',
      show: () => <OrderSummary items={2490} discount={500} discountCode="Presentkort" total={1990} />,
    },
  },
]
