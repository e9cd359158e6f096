import { Link } from '../../primitives/link/link.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What the eye gets from the line through it is said in words.',
      show: () => (
        <p style={{ position: 'relative' }}>
          <strong>995 kr</strong>{' '}
          <s>
            <VisuallyHidden>Ordinarie pris </VisuallyHidden>1 495 kr
          </s>
        </p>
      ),
    },
    wrong: {
      text: 'A hidden link takes the focus: the ring is nowhere. And everybody needs the terms.',
      show: () => (
        <p style={{ position: 'relative' }}>
          <strong>995 kr</strong>
          <VisuallyHidden>
            Gäller med bindningstid, <Link href="#villkor">läs villkoren</Link>
          </VisuallyHidden>
        </p>
      ),
    },
  },
]
