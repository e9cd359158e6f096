import { FlagList } from '../../primitives/flag/flag.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'One or two, with two words at most: blue for news, orange for a campaign.',
      show: () => (
        <FlagList
          flags={[
            { text: 'Nyhet', color: 'Blue' },
            { text: '20 %', color: 'Orange' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Five shouting at once, and the state of an order among them.',
      show: () => (
        <FlagList
          flags={[
            { text: 'Just nu!', color: 'Orange' },
            { text: 'Passa på', color: 'Orange' },
            { text: 'Fantastiskt pris', color: 'Orange' },
            { text: 'Bara online hos oss', color: 'Black' },
            { text: 'Levererad', color: 'Blue' },
          ]}
        />
      ),
    },
  },
]
