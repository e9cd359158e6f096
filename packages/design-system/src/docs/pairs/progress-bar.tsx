import { ProgressBar } from '../../primitives/progress-bar/progress-bar.js'
import { Stepper } from '../../primitives/stepper/stepper.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'How far, in what people count in.',
      show: () => (
        <ProgressBar label="Fri frakt" value={1295} maximum={1500} valueText="205 kr kvar till fri frakt" showText />
      ),
    },
    wrong: {
      text: 'A guess in per cent of something that has no measure.',
      show: () => <ProgressBar label="Vi behandlar din betalning" value={87} maximum={100} valueText="87 %" showText />,
    },
  },
  {
    right: {
      text: 'Steps have names: a stepper.',
      show: () => (
        <Stepper
          label="Kassan"
          current="delivery"
          steps={[
            { id: 'details', name: 'Uppgifter', href: '#uppgifter' },
            { id: 'delivery', name: 'Leverans' },
            { id: 'payment', name: 'Betalning' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'A bar for steps: which one is it, and what comes next?',
      show: () => <ProgressBar label="Kassan" value={2} maximum={3} valueText="66 %" showText />,
    },
  },
]
