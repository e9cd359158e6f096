import { DeliveryChoice, type DeliveryOption } from '../../commerce/delivery-choice/delivery-choice.js'
import { Held } from '../right-wrong/held.js'
import type { Pair } from '../right-wrong/pair.js'

const LETTER = { id: 'letter', name: 'Brev', price: 0 }
const BOX = { id: 'box', name: 'Ombud', price: 49 }
const RIGHT: readonly DeliveryOption[] = [
  { ...LETTER, estimate: 'Beräknad leverans 24–25 november' },
  { ...BOX, estimate: 'Beräknad leverans 23 november', unavailable: 'Inget ombud i 981 92 Jukkasjärvi.' },
]
const WRONG: readonly DeliveryOption[] = [
  { ...LETTER, estimate: '2–4 arbetsdagar' },
  { ...BOX, estimate: '1–3 arbetsdagar' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Days as dates, the cheapest chosen, and what cannot be had says why.',
      show: () => (
        <Held<string | null> first="letter">
          {(value, change) => <DeliveryChoice name="delivery-right" options={RIGHT} value={value} onChange={change} />}
        </Held>
      ),
    },
    wrong: {
      text: 'Working days to count, and the dearer one preset.',
      show: () => <DeliveryChoice name="delivery-wrong" options={WRONG} value="box" onChange={() => {}} />,
    },
  },
]
