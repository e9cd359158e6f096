import { InvoiceBadge, StatusBadge } from '../../commerce/status-badge/status-badge.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The badge of its own list, one for each thing, and what to do beside it.',
      show: () => (
        <p className="ks-cluster">
          <InvoiceBadge status="notPaid" /> Betala senast 24 december.
        </p>
      ),
    },
    wrong: {
      text: 'Two for one invoice, in tones by taste.',
      show: () => (
        <p className="ks-cluster">
          <StatusBadge tone="success">Obetald</StatusBadge>
          <StatusBadge tone="danger">Ny!</StatusBadge>
        </p>
      ),
    },
  },
]
