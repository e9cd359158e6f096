import { Button } from '../../primitives/button/button.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'One primary button; the other step is quieter.',
      show: () => (
        <div className="ks-cluster">
          <Button>Lägg i varukorgen</Button>
          <Button variant="secondary">Spara till senare</Button>
        </div>
      ),
    },
    wrong: {
      text: 'Three primary buttons: nothing says which one most people press.',
      show: () => (
        <div className="ks-cluster">
          <Button>Lägg i varukorgen</Button>
          <Button>Spara till senare</Button>
          <Button>Jämför</Button>
        </div>
      ),
    },
  },
  {
    right: {
      text: 'The button can be pressed, and the field answers what is missing.',
      show: () => (
        <div className="ks-stack">
          <TextField label="E-postadress" type="email" error="Skriv din e-postadress." />
          <Button>Skicka beställningen</Button>
        </div>
      ),
    },
    wrong: {
      text: 'A disabled “OK” says neither what it does nor why it cannot.',
      show: () => (
        <div className="ks-stack">
          <TextField label="E-postadress" type="email" />
          <Button disabled>OK</Button>
        </div>
      ),
    },
  },
]
