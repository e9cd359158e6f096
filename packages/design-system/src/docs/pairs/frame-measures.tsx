import { FrameMeasures } from '../../commerce/frame-measures/frame-measures.js'
import type { Pair } from '../right-wrong/pair.js'

const MEASURES = { totalWidth: 138, lensWidth: 49, noseBridge: 21, lensHeight: 43, templeLength: 145 }
const ROUNDED = { totalWidth: 140, lensWidth: 50, noseBridge: 20, lensHeight: 45, templeLength: 150 }

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'To the millimetre, as on the temple of one’s own glasses.',
      show: () => <FrameMeasures measures={MEASURES} weight={24} />,
    },
    wrong: {
      text: 'Rounded to fives: two millimetres are the difference between a fit and a return.',
      show: () => <FrameMeasures measures={ROUNDED} weight={25} />,
    },
  },
]
