import { TagList } from '../../primitives/tag/tag.js'
import type { Pair } from '../right-wrong/pair.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Choices in force, as they were chosen, with a way to clear them all.',
      show: () => (
        <TagList
          label="Valda filter"
          tags={[
            { id: 'price', text: 'Under 1 000 kr' },
            { id: 'shape', text: 'Runda' },
          ]}
          onRemove={nothing}
          onClearAll={nothing}
        />
      ),
    },
    wrong: {
      text: 'The words of the code, and the state of an order among the choices.',
      show: () => (
        <TagList
          label="Filter"
          tags={[
            { id: 'price', text: 'price_max=1000' },
            { id: 'shape', text: 'shape:round' },
            { id: 'state', text: 'Levererad' },
          ]}
          onRemove={nothing}
        />
      ),
    },
  },
]
