import { mock } from '@klarsikt/contract/msw'
import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'

/** A Tuesday in winter, when Stockholm is one hour ahead of UTC. */
export const STORE_DATE = '2026-11-03'
export const at = (clock: string, date: string = STORE_DATE) => new Date(`${date}T${clock}:00+01:00`).toISOString()
const span = (from: string, to: string) => ({ start: at(from), end: at(to) })

export const VISIT_ID = 'd'.repeat(32)
export const EXAMINERS = [
  { id: 'ada', name: 'Ada Lind' },
  { id: 'bo', name: 'Bo Ek' },
  { id: 'cia', name: 'Cia Winter' },
]

export const VISIT: StoreBooking = {
  id: VISIT_ID,
  number: 'B48217736',
  version: 3,
  status: 'booked',
  statusText: 'Bekräftad',
  ...span('10:00', '10:30'),
  examType: 'glasses',
  examTypeName: 'Synundersökning för glasögon',
  kind: 'visual',
  ageGroup: '18-74',
  resourceId: 'ada',
  firstName: 'Åsa',
  lastName: 'Sjögren',
  ssn: '19900101-****',
  email: 'asa@klarsikt.example',
  mobile: '070-123 45 67',
  note: 'Kommer med rullstol.',
  guardian: null,
  company: null,
  price: 199,
  priceKind: 'member',
  feeCharged: 0,
  isRebookingAsked: false,
  isForgotten: false,
}
const visit = (id: string, changes: Partial<StoreBooking>): StoreBooking => ({
  ...VISIT,
  id: id.repeat(32),
  note: '',
  ...changes,
})

export const CHILD = visit('1', {
  ...span('10:30', '11:00'),
  firstName: 'Maja',
  lastName: 'Ek',
  ageGroup: '8-12',
  ssn: '20150115-****',
  guardian: { name: 'Bo Ek', mobile: '070-174 06 05' },
})
export const REQUEST = visit('2', {
  ...span('13:30', '14:00'),
  status: 'requested',
  statusText: 'Väntar på svar',
  resourceId: null,
  firstName: 'Nils',
  lastName: 'Öberg',
  version: 0,
})
export const TO_REBOOK = visit('3', {
  start: at('14:00', '2026-11-05'),
  end: at('14:30', '2026-11-05'),
  status: 'cancelled',
  statusText: 'Avbokad',
  firstName: 'Karin',
  lastName: 'Dahl',
  isRebookingAsked: true,
})

const BOOKINGS: readonly StoreBooking[] = [
  visit('4', { ...span('09:30', '10:00'), status: 'completed', firstName: 'Per', lastName: 'Alm' }),
  VISIT,
  CHILD,
  visit('5', {
    ...span('13:00', '13:30'),
    resourceId: 'bo',
    examType: 'terminal',
    examTypeName: 'Synundersökning för terminalglasögon',
    company: {
      name: 'Skruv och Mutter AB',
      organisationNumber: '559990-1005',
      requisitionType: 'electronic',
      reference: 'KST 4711',
    },
    firstName: 'Lena',
    lastName: 'Gran',
  }),
  visit('6', {
    ...span('14:00', '15:00'),
    resourceId: 'bo',
    examType: 'lensesNew',
    examTypeName: 'Tillpassning av linser, ny linsbärare',
    firstName: 'Alexandra',
    lastName: 'von Essen-Rosenqvist',
  }),
  visit('7', { ...span('15:00', '15:30'), status: 'cancelled', statusText: 'Avbokad', firstName: 'Ivar' }),
]

export const STORE_DAY: StoreDay = {
  date: STORE_DATE,
  hours: { opens: '09:30', closes: '18:00' },
  examiners: [
    {
      id: 'ada',
      work: [span('09:30', '12:00'), span('13:00', '18:00')],
      breaks: [span('12:00', '13:00')],
      free: [span('11:00', '12:00'), span('13:30', '18:00')],
      held: [span('13:00', '13:30')],
      absence: null,
    },
    {
      id: 'bo',
      work: [span('13:00', '18:00')],
      breaks: [],
      free: [span('13:30', '14:00'), span('15:00', '18:00')],
      held: [],
      absence: null,
    },
    { id: 'cia', work: [], breaks: [], free: [], held: [], absence: 'training' },
  ],
}
export const CLOSED_DAY: StoreDay = {
  date: STORE_DATE,
  hours: null,
  examiners: EXAMINERS.map(({ id }) => ({ id, work: [], breaks: [], free: [], held: [], absence: null })),
}

export const STORE_DATA = {
  bookings: [...BOOKINGS],
  requests: [REQUEST],
  rebookings: [TO_REBOOK],
  resources: [...EXAMINERS],
  days: [STORE_DAY],
  now: at('10:10'),
}

/** Answers a day with the fixture, and a week with one entry for each of its seven days. */
export const storeBookings = mock('getStoreBookings', ({ query }) => {
  const isWeek = query.get('from') !== query.get('to')
  if (!isWeek) return { data: STORE_DATA }
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = `2026-11-0${2 + index}`
    if (index > 4) return { ...CLOSED_DAY, date }
    return index === 1 ? STORE_DAY : { ...STORE_DAY, date }
  })
  return { data: { ...STORE_DATA, days } }
})

export const emptyStore = mock('getStoreBookings', () => ({
  data: { ...STORE_DATA, bookings: [], requests: [], rebookings: [], days: [CLOSED_DAY] },
}))

export const storeBooking = (booking: StoreBooking, now: string = at('09:00')) =>
  mock('getStoreBooking', () => ({ data: { booking, resources: [...EXAMINERS], storeId: 1001, now } }))

export const staffMember = mock('getStaffMember', () => ({
  data: {
    name: 'Berit Berg',
    role: 'optician' as const,
    employeeNumber: '7',
    store: { id: 1001, name: 'Stockholm City' },
    sessionEndsAt: at('17:00'),
  },
}))

export const absences = mock('getAbsences', ({ query }) => ({
  data: {
    absences: [{ resourceId: 'cia', from: STORE_DATE, to: '2026-11-05', reason: 'training' as const }],
    resources: [...EXAMINERS],
    today: STORE_DATE,
    hits: query.has('resourceId')
      ? [
          { booking: VISIT, colleague: 'Bo Ek' },
          { booking: CHILD, colleague: null },
        ]
      : null,
  },
}))
