import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import { LensSubscriptionCard } from '../../commerce/subscription-card/subscription-card.js'
import { Button } from '../../primitives/button/button.js'
import type { Pair } from '../right-wrong/pair.js'

const LENSES = { title: 'Dailies Total1, 90-pack', interval: 'm3', monthlyPrice: 449, headingLevel: 3 } as const

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The action that fits the state comes first, and leaving is an ordinary errand.',
      show: () => (
        <LensSubscriptionCard
          {...LENSES}
          status={SubscriptionStatus.Active}
          nextDelivery="2027-01-15"
          actions={
            <>
              <Button size="small">Ändra leverans</Button>
              <Button size="small" variant="ghost">
                Pausa
              </Button>
            </>
          }
        />
      ),
    },
    wrong: {
      text: 'Five actions, the red one for leaving.',
      show: () => (
        <LensSubscriptionCard
          {...LENSES}
          status={SubscriptionStatus.Active}
          nextDelivery="2027-01-15"
          actions={
            <>
              <Button size="small">Läs mer</Button>
              <Button size="small">Ändra</Button>
              <Button size="small">Tipsa en vän</Button>
              <Button size="small">Betygsätt</Button>
              <Button size="small" variant="danger">
                Avsluta
              </Button>
            </>
          }
        />
      ),
    },
  },
]
