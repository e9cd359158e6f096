import { RangeSlider } from '../../primitives/range-slider/range-slider.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'About right is right, said as people say it, and an exact value can be typed.',
      show: () => (
        <RangeSlider
          label="Pris"
          min={0}
          max={4000}
          step={100}
          unit="kr"
          defaultValue={[500, 2000]}
          format={(value) => `${value} kr`}
          fields
        />
      ),
    },
    wrong: {
      text: 'A strength that has to be exact, dragged with a thumb.',
      show: () => (
        <RangeSlider label="Sfär, båda ögonen" min={-10} max={10} step={0.25} defaultValue={[-1.25, -0.75]} />
      ),
    },
  },
]
