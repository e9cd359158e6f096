import { Picture } from '../../primitives/picture/picture.js'
import { pictures } from '../../testing/articles.js'
import { photograph } from '../photographs.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The thing itself; price and words stand beside it, as text.',
      show: () => <Picture src={pictures('#3b2a20')} alt="Rund båge i sköldpadd" ratio={1.6} />,
    },
    wrong: {
      text: 'Words in the picture: they are not read aloud, translated or made larger.',
      show: () => (
        <svg viewBox="0 0 640 400" role="presentation">
          <image href={photograph('frame_round_tortoise_clear')} width="640" height="400" />
          <text x="24" y="64" fontSize="40" fontWeight="700" fill="#a63f0c">
            NU 995:-
          </text>
          <text x="24" y="372" fontSize="22" fill="#17211e">
            Erbjudandet gäller t.o.m. söndag. Se butik för villkor.
          </text>
        </svg>
      ),
    },
  },
]
