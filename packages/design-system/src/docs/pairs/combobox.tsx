import { Combobox } from '../../primitives/combobox/combobox.js'
import { RadioGroup } from '../../primitives/radio-group/radio-group.js'
import type { Pair } from '../right-wrong/pair.js'

const STORES = [
  { id: 'city', label: 'Stockholm City', description: 'Storgatan 2' },
  { id: 'centrum', label: 'Stockholm Centrum', description: 'Kungsgatan 9' },
  { id: 'uppsala', label: 'Uppsala', description: 'Torggatan 35' },
]
const YES_OR_NO = [
  { id: 'yes', label: 'Ja' },
  { id: 'no', label: 'Nej' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'A hundred stores found by typing, those of one town told apart by their street.',
      show: () => <Combobox label="Butik" items={STORES} hint="Skriv ort eller gata." />,
    },
    wrong: {
      text: 'Two answers that have to be searched for.',
      show: () => <Combobox label="Har du ett recept?" items={YES_OR_NO} />,
    },
  },
  {
    right: {
      text: 'Few answers are all in view.',
      show: () => (
        <RadioGroup
          legend="Har du ett recept?"
          name="prescription-right"
          options={[
            { value: 'yes', label: 'Ja' },
            { value: 'no', label: 'Nej' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'It takes any word, and the order waits for a store called “Stokholm”.',
      show: () => <Combobox label="Butik" items={STORES} defaultInputValue="Stokholm" allowsCustomValue />,
    },
  },
]
