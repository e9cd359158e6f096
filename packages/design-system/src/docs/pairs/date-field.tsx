import { DateField } from '../../primitives/date-field/date-field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'The empty parts show the format, and a wrong day is answered with the possible ones.',
      show: () => (
        <DateField
          label="Önskat leveransdatum"
          defaultValue="2026-11-20"
          today="2026-11-24"
          error="Välj en dag mellan 25 november och 23 december."
        />
      ),
    },
    wrong: {
      text: 'The format is told twice, and today is preset for something that is never today.',
      show: () => (
        <DateField label="Födelsedatum" hint="Skriv ÅÅÅÅ-MM-DD" defaultValue="2026-11-24" today="2026-11-24" />
      ),
    },
  },
]
