import { Skeleton } from '../../primitives/skeleton/skeleton.js'
import { Spinner } from '../../primitives/spinner/spinner.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The boxes of the card that will come: same ratio, same lines.',
      show: () => (
        <div className="ks-stack" aria-busy="true" style={{ maxInlineSize: 240 }}>
          <Skeleton ratio={1.6} />
          <Skeleton lines={2} />
        </div>
      ),
    },
    wrong: {
      text: 'A small wheel where a large card will push everything down.',
      show: () => <Spinner label="Laddar" />,
    },
  },
]
