import { Badge } from '../../primitives/badge/badge.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'One or two words, and the tone the state has everywhere.',
      show: () => (
        <div className="ks-cluster">
          <Badge tone="success">Levererad</Badge>
          <Badge tone="warning">Väntar på dig</Badge>
        </div>
      ),
    },
    wrong: {
      text: 'A sentence in a badge, and red for what is done.',
      show: () => (
        <div className="ks-cluster">
          <Badge tone="danger">Din order är levererad till ombudet</Badge>
          <Badge tone="success">Vi väntar på att du betalar</Badge>
        </div>
      ),
    },
  },
]
