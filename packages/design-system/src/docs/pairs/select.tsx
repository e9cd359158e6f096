import { RadioGroup } from '../../primitives/radio-group/radio-group.js'
import { Select } from '../../primitives/select/select.js'
import type { Pair } from '../right-wrong/pair.js'

const STRENGTHS = ['−0,25', '−0,50', '−0,75', '−1,00', '−1,25'].map((label) => ({ value: label, label }))
const UNSORTED = ['−1,25', '−0,25', '−1,00', '−0,50', '−0,75'].map((label) => ({ value: label, label }))
const MATERIALS = [
  { value: 'acetate', label: 'Acetat' },
  { value: 'metal', label: 'Metall' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Two answers are both in view: a radio group.',
      show: () => <RadioGroup legend="Material" name="material-right" options={MATERIALS} defaultValue="acetate" />,
    },
    wrong: {
      text: 'Two answers behind a press: one of them is never seen.',
      show: () => <Select label="Material" options={MATERIALS} />,
    },
  },
  {
    right: {
      text: 'Strengths in the order of their numbers, with an empty first row.',
      show: () => <Select label="Styrka, höger öga" options={STRENGTHS} placeholder="Välj styrka" />,
    },
    wrong: {
      text: 'Unsorted and preset: a wrong strength is sent without having been chosen.',
      show: () => <Select label="Styrka, höger öga" options={UNSORTED} defaultValue="−1,25" />,
    },
  },
]
