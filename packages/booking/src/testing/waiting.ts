import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { inDays, slot } from './bookings.js'

export const ENTRY_ID = 'c'.repeat(32)
const today = stockholmDate(new Date())

/** An entry of the waiting list whose days are always in the future. */
export const ENTRY: WaitingEntry = {
  id: ENTRY_ID,
  state: 'waiting',
  stateText: 'Bevakar',
  examType: 'glasses',
  examTypeName: 'Synundersökning för glasögon',
  ageGroup: '18-74',
  stores: [
    { id: 1001, name: 'Stockholm City' },
    { id: 1004, name: 'Stockholm Söder' },
  ],
  earliest: today,
  latest: addDays(today, 14),
  dayPart: 'any',
  mobile: '***67',
  booking: null,
  offer: null,
}

export const OFFERED: WaitingEntry = {
  ...ENTRY,
  offer: {
    storeId: 1001,
    store: 'Stockholm City',
    start: inDays(2),
    end: slot(inDays(2)).end,
    until: new Date(Date.now() + 1_800_000).toISOString(),
  },
}
