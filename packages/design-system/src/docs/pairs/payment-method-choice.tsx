import { PaymentMethodChoice, type PaymentOption } from '../../commerce/payment-method-choice/payment-method-choice.js'
import { Held } from '../right-wrong/held.js'
import type { Pair } from '../right-wrong/pair.js'

const NOW: PaymentOption = { id: 'now', name: 'Betala direkt', description: 'Bank eller Swish', credit: false }
const LATER: PaymentOption = {
  id: 'later',
  name: 'Betala om 30 dagar',
  description: 'Kredit, utan ränta och avgift',
  credit: true,
}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Direct payments first, credit in a group of its own with what it costs.',
      show: () => (
        <Held<string | null> first="now">
          {(value, change) => (
            <PaymentMethodChoice name="method-right" options={[LATER, NOW]} value={value} onChange={change} />
          )}
        </Held>
      ),
    },
    wrong: {
      text: 'Credit preset, and nothing said of what it costs: against the law.',
      show: () => (
        <PaymentMethodChoice
          name="method-wrong"
          options={[NOW, { id: 'later', name: 'Betala sen!', credit: true }]}
          value="later"
          onChange={() => {}}
        />
      ),
    },
  },
]
