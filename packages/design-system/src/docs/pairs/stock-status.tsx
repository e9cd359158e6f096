import { StockStatus } from '../../commerce/stock-status/stock-status.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The words, with a dot beside them.',
      show: () => <StockStatus status={20} />,
    },
    wrong: {
      text: 'How many are left: the number is old when it is read, and it hurries.',
      show: () => <StockStatus status={20} texts={{ 'in-stock': 'Bara 2 kvar, skynda dig!' }} />,
    },
  },
]
