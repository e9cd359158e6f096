import { Link } from '../../primitives/link/link.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The words say where it leads, also in a list of links read aloud.',
      show: () => (
        <p>
          Progressiva glas har flera styrkor. <Link href="#progressiva">Läs om progressiva glas</Link>
        </p>
      ),
    },
    wrong: {
      text: '“Klicka här” leads anywhere.',
      show: () => (
        <p>
          Progressiva glas har flera styrkor. För mer information, <Link href="#progressiva">klicka här</Link>
        </p>
      ),
    },
  },
  {
    right: {
      text: 'Underlined in running text, so that it is not only a colour.',
      show: () => (
        <p>
          Du har <Link href="#öppet-köp">90 dagars öppet köp</Link> på bågar och glas.
        </p>
      ),
    },
    wrong: {
      text: 'Quiet in running text: a word like the others.',
      show: () => (
        <p>
          Du har{' '}
          <Link href="#öppet-köp" variant="quiet">
            90 dagars öppet köp
          </Link>{' '}
          på bågar och glas.
        </p>
      ),
    },
  },
]
