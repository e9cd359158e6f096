import { DescriptionList } from '../../primitives/description-list/description-list.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Facts of one thing, short, and what is missing says so.',
      show: () => (
        <DescriptionList
          items={[
            { term: 'Glasbredd', value: '49 mm' },
            { term: 'Näsbrygga', value: '21 mm' },
            { term: 'Vikt', value: null },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Three frames in one list: nobody can compare them. It is a table.',
      show: () => (
        <DescriptionList
          items={[
            { term: 'Linnea, glasbredd', value: '49 mm' },
            { term: 'Barstow, glasbredd', value: '52 mm' },
            { term: 'Linnea, näsbrygga', value: '21 mm' },
            { term: 'Barstow, näsbrygga', value: '18 mm' },
          ]}
        />
      ),
    },
  },
]
