import { StoreCard } from '../../commerce/store-card/store-card.js'
import { StoreMap } from '../../commerce/store-map/store-map.js'
import { STORES } from '../../testing/stores.js'
import type { Pair } from '../right-wrong/pair.js'

const NOW = '2026-11-24T11:20:00+01:00'
const [first] = STORES

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The list first; the map follows what is chosen there.',
      show: () => (
        <div className="ks-stack">
          {first && <StoreCard store={first} now={NOW} selected headingLevel={3} />}
          <StoreMap stores={STORES} selected={first?.id ?? null} />
        </div>
      ),
    },
    wrong: {
      text: 'The map alone: a store can only be found by who sees it and can point.',
      show: () => <StoreMap stores={STORES} />,
    },
  },
]
