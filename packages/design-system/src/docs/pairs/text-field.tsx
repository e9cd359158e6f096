import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What is needed to fill it in stands under the label and stays there.',
      show: () => <TextField label="Ordernummer" hint="Åtta siffror, i mejlet med din beställning." />,
    },
    wrong: {
      text: 'Help in the placeholder is gone with the first letter.',
      show: () => <TextField label="Nummer" placeholder="Åtta siffror, i mejlet med din beställning" />,
    },
  },
  {
    right: {
      text: 'The error says how to put it right, and what was typed stays.',
      show: () => (
        <TextField
          label="Postnummer"
          defaultValue="753"
          error="Skriv postnumret med fem siffror, till exempel 753 20."
        />
      ),
    },
    wrong: {
      text: 'The field was emptied and the message blames.',
      show: () => <TextField label="Postnummer" error="Ogiltigt värde!" />,
    },
  },
]
