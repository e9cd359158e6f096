import { Field } from '../../primitives/field/field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The label is a noun, and only what may be left out is marked.',
      show: () => (
        <Field label="Portkod" optional>
          {(control) => <input {...control} />}
        </Field>
      ),
    },
    wrong: {
      text: 'An order for a label, and an error before anything was typed.',
      show: () => (
        <Field label="Ange din portkod här *" error="Obligatoriskt fält">
          {(control) => <input {...control} placeholder="Portkod" />}
        </Field>
      ),
    },
  },
]
