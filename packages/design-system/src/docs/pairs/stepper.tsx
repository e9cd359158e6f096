import { Stepper } from '../../primitives/stepper/stepper.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Steps are named by what is given, and those that are done can be gone back to.',
      show: () => (
        <Stepper
          label="Bokning"
          current="time"
          steps={[
            { id: 'store', name: 'Butik', href: '#butik' },
            { id: 'time', name: 'Tid' },
            { id: 'details', name: 'Uppgifter' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Numbers instead of names, more than six of them, and no way back.',
      show: () => (
        <Stepper
          label="Bokning"
          current="4"
          steps={['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({ id, name: `Steg ${id}` }))}
        />
      ),
    },
  },
]
