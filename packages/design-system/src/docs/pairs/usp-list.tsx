import { UspList } from '../../commerce/usp-list/usp-list.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Two to four promises of the terms, in the words that the whole shop uses.',
      show: () => <UspList usps={['withdrawal90', 'freeReturn', 'fastDelivery']} />,
    },
    wrong: {
      text: 'Seven of them, and praise among them that no terms keep.',
      show: () => (
        <UspList
          usps={[
            'Fantastisk service',
            'Sveriges bästa glasögon',
            'Supersnabb leverans',
            'Helt utan risk',
            'Nöjda kunder',
            'Låga priser',
            'Just nu!',
          ]}
        />
      ),
    },
  },
]
