import { Swatches } from '../../commerce/swatches/swatches.js'
import type { Pair } from '../right-wrong/pair.js'

const NAMED = [
  { id: 'tortoise', name: 'Sköldpadd', colour: '#6b4423', href: '#sköldpadd' },
  { id: 'navy', name: 'Marin', colour: '#1f3a5f', href: '#marin', soldOut: true },
  { id: 'black', name: 'Svart och klar', colour: 'linear-gradient(90deg, #17211e 50%, #e8e6e1 50%)', href: '#svart' },
]
const CODES = [
  { id: 'tortoise', name: 'TOR-02', colour: '#6b4423', href: '#1' },
  { id: 'black', name: 'BLK/CLR-11', colour: '#17211e', href: '#2' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Words a customer would use, two colours with a hard edge, and what is sold out crossed out.',
      show: () => <Swatches items={NAMED} current="tortoise" />,
    },
    wrong: {
      text: 'Codes for names; the sold-out colour has vanished, and two colours became one.',
      show: () => <Swatches items={CODES} current="black" />,
    },
  },
]
