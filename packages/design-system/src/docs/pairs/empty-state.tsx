import { Button, ButtonLink } from '../../primitives/button/button.js'
import { EmptyState } from '../../primitives/empty-state/empty-state.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What is empty, why, and one way on.',
      show: () => (
        <EmptyState headingLevel={3} title="Inga träffar på polariserade" actions={<Button>Rensa filtren</Button>}>
          Pröva med färre filter, eller sök på något annat.
        </EmptyState>
      ),
    },
    wrong: {
      text: 'It blames, and three ways on are none.',
      show: () => (
        <EmptyState
          headingLevel={3}
          title="Du har valt för många filter!"
          actions={
            <>
              <Button>Rensa</Button>
              <Button>Börja om</Button>
              <ButtonLink href="#hem">Hem</ButtonLink>
            </>
          }
        />
      ),
    },
  },
]
