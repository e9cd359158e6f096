import { Media } from '../../primitives/media/media.js'
import { pictures } from '../../testing/articles.js'
import type { Pair } from '../right-wrong/pair.js'

const FRAME = pictures('#3b2a20')
const BELOW = <p>Bågen är nitad för hand.</p>

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The ratio is known, so the text below stays where it is when the file comes.',
      show: () => (
        <div className="ks-stack">
          <Media media={{ kind: 'image', src: FRAME.lg, alt: FRAME.alt, ratio: 1.6 }} />
          {BELOW}
        </div>
      ),
    },
    wrong: {
      text: 'No ratio: until the file is there nothing is kept free, and then the text jumps.',
      show: () => (
        <div className="ks-stack">
          <Media media={{ kind: 'image', src: '', alt: FRAME.alt }} />
          {BELOW}
        </div>
      ),
    },
  },
]
