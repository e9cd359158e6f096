import { Price } from '../../commerce/price/price.js'
import { Accordion } from '../../primitives/accordion/accordion.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Titles are the reader’s own questions; one is read, the rest passed over.',
      show: () => (
        <Accordion
          headingLevel={3}
          defaultOpen="fit"
          items={[
            { id: 'fit', title: 'Hur vet jag att bågen passar?', content: <p>Jämför med måtten i din skalm.</p> },
            { id: 'return', title: 'Kan jag lämna tillbaka?', content: <p>Ja, inom 90 dagar.</p> },
          ]}
        />
      ),
    },
    wrong: {
      text: 'The price is hidden, and the titles say nothing about what is inside.',
      show: () => (
        <Accordion
          headingLevel={3}
          items={[
            { id: 'price', title: 'Information', content: <Price price={{ amount: 1495 }} /> },
            { id: 'more', title: 'Mer information', content: <p>Frakt 49 kr.</p> },
          ]}
        />
      ),
    },
  },
]
