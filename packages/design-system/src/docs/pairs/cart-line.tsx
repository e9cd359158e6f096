import { CartLine } from '../../commerce/cart-line/cart-line.js'
import { Alert } from '../../primitives/alert/alert.js'
import { Button } from '../../primitives/button/button.js'
import { photograph } from '../photographs.js'
import { Held } from '../right-wrong/held.js'
import type { Pair } from '../right-wrong/pair.js'

const PICTURE = photograph('frame_panto_black_clear')
const PRICE = { total: 1495, ordinaryTotal: 1495, isCampaign: false }

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Taken away at once, with an undo in its place.',
      show: () => (
        <Held<boolean> first>
          {(isRemoved, change) => (
            <CartLine
              name="Abisko, svart"
              href="#abisko"
              image={PICTURE}
              quantity={1}
              price={PRICE}
              removed={isRemoved}
              onUndo={() => change(false)}
              onRemove={() => change(true)}
            />
          )}
        </Held>
      ),
    },
    wrong: {
      text: 'A question before every press, and nothing to take it back with.',
      show: () => (
        <div className="ks-stack">
          <CartLine name="Abisko, svart" image={PICTURE} quantity={1} price={PRICE} />
          <Alert
            tone="warning"
            title="Är du säker?"
            actions={
              <>
                <Button size="small">Ja</Button>
                <Button size="small">Nej</Button>
              </>
            }
          />
        </div>
      ),
    },
  },
  {
    right: {
      text: 'The lenses under the frame that they are ground for.',
      show: () => (
        <CartLine name="Abisko, svart" href="#abisko" image={PICTURE} quantity={1} price={PRICE}>
          <CartLine
            nested
            name="Progressiva glas"
            quantity={1}
            price={{ total: 1800, ordinaryTotal: 1800, isCampaign: false }}
          />
        </CartLine>
      ),
    },
    wrong: {
      text: 'Frame and lenses as two things: which glasses do they belong to?',
      show: () => (
        <div className="ks-stack">
          <CartLine
            name="Progressiva glas"
            quantity={1}
            price={{ total: 1800, ordinaryTotal: 1800, isCampaign: false }}
          />
          <CartLine name="Abisko, svart" image={PICTURE} quantity={1} price={PRICE} />
        </div>
      ),
    },
  },
]
