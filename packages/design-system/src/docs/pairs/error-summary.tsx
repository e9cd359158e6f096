import { ErrorSummary } from '../../primitives/error-summary/error-summary.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { Pair } from '../right-wrong/pair.js'

const MESSAGE = 'Skriv postnumret med fem siffror.'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The same words above and at the field, and a line leads to it.',
      show: () => (
        <div className="ks-stack">
          <ErrorSummary headingLevel={3} focus="none" problems={[{ field: 'postal-code-right', message: MESSAGE }]} />
          <TextField id="postal-code-right" label="Postnummer" defaultValue="753" error={MESSAGE} />
        </div>
      ),
    },
    wrong: {
      text: 'A fault of the server leads to no field; it is an alert.',
      show: () => (
        <div className="ks-stack">
          <ErrorSummary
            headingLevel={3}
            focus="none"
            problems={[{ field: 'postal-code-wrong', message: 'Ett fel uppstod hos oss (500).' }]}
          />
          <TextField id="postal-code-wrong" label="Postnummer" />
        </div>
      ),
    },
  },
]
