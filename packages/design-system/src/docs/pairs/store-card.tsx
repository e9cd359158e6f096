import { StoreCard } from '../../commerce/store-card/store-card.js'
import { STORES } from '../../testing/stores.js'
import type { Pair } from '../right-wrong/pair.js'

const NOW = '2026-11-24T11:20:00+01:00'
const NEAR = STORES.slice(0, 2)

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'How far, whether it is open now, and the nearest first.',
      show: () => (
        <div className="ks-stack">
          {NEAR.map((store, index) => (
            <StoreCard
              key={store.id}
              store={store}
              now={NOW}
              km={0.4 + index}
              href="#butik"
              bookHref="#boka"
              headingLevel={3}
            />
          ))}
        </div>
      ),
    },
    wrong: {
      text: 'A name and a street: nobody knows whether it is worth the way.',
      show: () => (
        <div className="ks-stack">
          {NEAR.toReversed().map(({ id, name, street }) => (
            <p key={id}>
              <strong>{name}</strong>, {street}
            </p>
          ))}
        </div>
      ),
    },
  },
]
