import { Spinner } from '../../primitives/spinner/spinner.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Small, with words beside it that say what is waited for.',
      show: () => (
        <p className="ks-cluster">
          <Spinner label="" /> Väntar på svar från banken …
        </p>
      ),
    },
    wrong: {
      text: 'Alone in the middle of an empty page: nobody knows what it waits for, or if it has stopped.',
      show: () => (
        <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
          <Spinner />
        </div>
      ),
    },
  },
]
