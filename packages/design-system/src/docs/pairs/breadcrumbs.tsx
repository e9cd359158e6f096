import { Breadcrumbs } from '../../primitives/breadcrumbs/breadcrumbs.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Where the page belongs, in the words of the headings of those pages.',
      show: () => (
        <Breadcrumbs
          items={[
            { label: 'Start', href: '#start' },
            { label: 'Glasögon', href: '#glasögon' },
            { label: 'Linnea Rund', href: '#linnea' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Where the visitor has been, with the same page twice.',
      show: () => (
        <Breadcrumbs
          items={[
            { label: 'Start', href: '#start' },
            { label: 'Sökning: rund', href: '#sök' },
            { label: 'Start', href: '#start-igen' },
            { label: 'Klicka här', href: '#linnea' },
          ]}
        />
      ),
    },
  },
]
