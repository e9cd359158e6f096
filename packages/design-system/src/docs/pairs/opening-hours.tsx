import { OpeningHours } from '../../commerce/opening-hours/opening-hours.js'
import { HOURS } from '../../testing/stores.js'
import type { Pair } from '../right-wrong/pair.js'

const NOW = '2026-12-21T12:00:00+01:00'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Today is marked, and the holiday stands in its place in the week.',
      show: () => (
        <OpeningHours
          headingLevel={3}
          week={HOURS.city}
          now={NOW}
          deviating={{ '2026-12-24': { opens: '10:00', closes: '13:00' }, '2026-12-25': null }}
        />
      ),
    },
    wrong: {
      text: 'Running text beside the week: on Christmas Eve one of them is false.',
      show: () => (
        <div className="ks-stack">
          <OpeningHours headingLevel={3} week={HOURS.city} now={NOW} />
          <p>Vi har öppet alla dagar 10–18, utom julafton då vi stänger tidigare och juldagen då vi har stängt.</p>
        </div>
      ),
    },
  },
]
