import { FreeShippingProgress } from '../../commerce/free-shipping-progress/free-shipping-progress.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It stays when the limit is reached: the good news is the point.',
      show: () => <FreeShippingProgress goods={1600} limit={1500} />,
    },
    wrong: {
      text: 'A limit of nothing: freight is free for everybody, so there is nothing to reach.',
      show: () => <FreeShippingProgress goods={0} limit={1} leftText={() => 'Handla för 1 kr till för fri frakt!'} />,
    },
  },
]
