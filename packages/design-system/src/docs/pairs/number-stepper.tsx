import { NumberStepper } from '../../primitives/number-stepper/number-stepper.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import { Held } from '../right-wrong/held.js'
import type { Pair } from '../right-wrong/pair.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A small number of pieces, with a bin where the next step down is none.',
      show: () => (
        <Held first={1}>
          {(value, change) => (
            <NumberStepper label="Antal Linnea Rund" value={value} onChange={change} maximum={12} onRemove={nothing} />
          )}
        </Held>
      ),
    },
    wrong: {
      text: 'A strength counted up to, a quarter at a time.',
      show: () => <NumberStepper label="Styrka" value={4} onChange={nothing} minimum={-40} maximum={40} />,
    },
  },
  {
    right: {
      text: 'A number people know is typed.',
      show: () => <TextField label="Antal anställda" inputMode="numeric" defaultValue="340" />,
    },
    wrong: {
      text: 'Three hundred presses to a number everybody knows.',
      show: () => <NumberStepper label="Antal anställda" value={12} onChange={nothing} maximum={1000} />,
    },
  },
]
