import { Disclosure } from '../../primitives/disclosure/disclosure.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Open where most people look for it, under a title that names what is inside.',
      show: () => (
        <Disclosure title="Mått och passform" defaultOpen>
          <p>Glasbredd 49 mm, näsbrygga 21 mm, skalm 145 mm.</p>
        </Disclosure>
      ),
    },
    wrong: {
      text: 'What it costs to send back is folded away under “Övrigt”.',
      show: () => (
        <Disclosure title="Övrigt">
          <p>Returfrakt 49 kr.</p>
        </Disclosure>
      ),
    },
  },
]
