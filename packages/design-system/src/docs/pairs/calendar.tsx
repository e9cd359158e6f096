import { Calendar } from '../../primitives/calendar/calendar.js'
import { DateField } from '../../primitives/date-field/date-field.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'It opens at the month people need, and days that cannot be had are marked.',
      show: () => (
        <Calendar label="Dag för leverans" today="2026-11-24" startAt="2026-12-01" min="2026-12-03" max="2026-12-23" />
      ),
    },
    wrong: {
      text: 'A birthday a hundred months back, one press for each.',
      show: () => <Calendar label="Födelsedag" today="2026-11-24" startAt="2026-11-24" max="2026-11-24" />,
    },
  },
  {
    right: {
      text: 'A day that is known by heart is typed.',
      show: () => <DateField label="Födelsedatum" calendar={false} />,
    },
    wrong: {
      text: 'Every day can be chosen, so the bound is learned from an error afterwards.',
      show: () => <Calendar label="Dag för leverans" today="2026-11-24" value="2026-11-24" />,
    },
  },
]
