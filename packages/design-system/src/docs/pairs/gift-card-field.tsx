import { GiftCardField } from '../../commerce/gift-card-field/gift-card-field.js'
import type { Pair } from '../right-wrong/pair.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What is left on the card is said: it is money.',
      show: () => (
        <GiftCardField
          applied={[{ id: '1', label: 'Presentkort •••• 9876', amount: 245.5, remaining: 754.5 }]}
          onApply={nothing}
          onRemove={nothing}
        />
      ),
    },
    wrong: {
      text: 'It tells which half was wrong, and so helps whoever guesses.',
      show: () => <GiftCardField onApply={nothing} error="Numret är rätt, men PIN-koden är fel." />,
    },
  },
]
