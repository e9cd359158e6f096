import { Button } from '../../primitives/button/button.js'
import { Pagination } from '../../primitives/pagination/pagination.js'
import type { Pair } from '../right-wrong/pair.js'

const href = (page: number) => `#sida-${page}`

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Every page has a number and an address; the first and the last are there.',
      show: () => <Pagination page={3} pageCount={12} href={href} />,
    },
    wrong: {
      text: 'Buttons without numbers: nobody knows how far it goes or can come back to a page.',
      show: () => (
        <div className="ks-cluster">
          <Button variant="secondary">Första</Button>
          <Button variant="secondary">Bakåt</Button>
          <Button variant="secondary">Framåt</Button>
          <Button variant="secondary">Sista</Button>
        </div>
      ),
    },
  },
]
