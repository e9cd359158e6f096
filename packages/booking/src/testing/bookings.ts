import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Booking, ExamTypeOption, Store } from '@klarsikt/contract/shop/types'
import { type ExamPerks, NO_EXAM_PERKS } from '../choices/exam-perks.js'

export const EXAMS: readonly ExamTypeOption[] = [
  {
    id: 'glasses',
    name: 'Synundersökning för glasögon',
    kind: 'visual',
    minutes: 30,
    price: 395,
    memberPrice: 199,
    hasAgeGroup: true,
    isForCompany: false,
  },
  {
    id: 'lenses',
    name: 'Linsundersökning',
    kind: 'visual',
    minutes: 45,
    price: 495,
    memberPrice: 495,
    hasAgeGroup: true,
    isForCompany: false,
  },
  {
    id: 'lensesNew',
    name: 'Tillpassning av linser, ny linsbärare',
    kind: 'visual',
    minutes: 60,
    price: 695,
    memberPrice: 695,
    hasAgeGroup: true,
    isForCompany: false,
  },
  {
    id: 'terminal',
    name: 'Synundersökning för terminalglasögon',
    kind: 'visual',
    minutes: 30,
    price: 395,
    memberPrice: 395,
    hasAgeGroup: true,
    isForCompany: true,
  },
]
export const HEARING: ExamTypeOption = {
  id: 'hearing',
  name: 'Hörseltest',
  kind: 'auditory',
  minutes: 30,
  price: 0,
  memberPrice: 0,
  hasAgeGroup: false,
  isForCompany: false,
}

const store = (id: number, name: string, city: string): Store => ({
  id,
  name,
  slug: name.toLocaleLowerCase('sv').replaceAll(' ', '-'),
  address: 'Storgatan 1',
  postalCode: '111 22',
  city,
  phone: '08-123 45 67',
  lat: 59.33,
  lon: 18.06,
  icon: 'store',
  services: ['eyeExam'],
  hours: Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '18:00' })),
})
export const STORES: readonly Store[] = [
  store(1001, 'Stockholm City', 'Stockholm'),
  store(1002, 'Uppsala Centrum', 'Uppsala'),
  store(1003, 'Lund', 'Lund'),
]

/**
 * Returns a morning in Stockholm some days from now, in summer and winter time. Tests and stories can so run on any
 * day.
 */
export function inDays(days: number, hour = 9): string {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCHours(hour, 0, 0, 0)
  return day.toISOString()
}

export const slot = (start: string, resourceId = 'ada') => ({
  start,
  end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
  resourceId,
})

export const HOLD_ID = 'a'.repeat(32)
export const BOOKING_ID = 'b'.repeat(32)

export const exams = mock('getExamTypes', ({ query }) => ({
  examTypes: query.get('kind') === 'auditory' ? [HEARING] : [...EXAMS],
}))
export const stores = mock('getStores', () => ({ data: [...STORES] }))
export const waitingStores = mock('getWaitingStores', () => ({ data: STORES.map(({ id, name }) => ({ id, name })) }))
export const nextFree = mock('getNextFree', () => ({
  stores: [
    { storeId: 1001, start: inDays(2), isAway: false },
    { storeId: 1002, start: null, isAway: false },
  ],
}))
const freeTimes = () => ({
  slots: [slot(inDays(2)), slot(inDays(2), 'bo'), slot(inDays(2, 13)), slot(inDays(9))],
  resources: [
    { id: 'ada', name: 'Ada Lind' },
    { id: 'bo', name: 'Bo Ek' },
  ],
})
export const slots = mock('getSlots', freeTimes)
/** The same times as staff load them. */
export const storeSlots = mock('getStoreSlots', freeTimes)
export const hold = mock('holdSlot', () => ({
  success: true as const,
  holdId: HOLD_ID,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  resourceId: 'ada',
}))

export const BOOKING: Booking = {
  id: BOOKING_ID,
  number: 'B48217735',
  status: 'booked',
  statusText: 'Bekräftad',
  start: inDays(5),
  end: slot(inDays(5)).end,
  examType: 'glasses',
  examTypeName: 'Synundersökning för glasögon',
  kind: 'visual',
  ageGroup: '18-74',
  store: {
    id: 1001,
    name: 'Stockholm City',
    slug: 'stockholm-city',
    address: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
    phone: '08-123 45 67',
  },
  examiner: 'Ada Lind',
  isOwn: false,
  ssn: '19900101-****',
  firstName: 'A***',
  lastName: 'Å***',
  email: 'a***@klarsikt.example',
  mobile: '*** 67',
  note: null,
  requisitionType: null,
  reference: null,
  managerEmail: null,
  requisition: null,
  price: 395,
  priceKind: 'ordinary',
  revisitUntil: null,
  includedFrom: null,
  canCancel: true,
  canRebook: true,
  canWait: true,
  freeUntil: inDays(4),
  feeNow: 0,
  feeCharged: 0,
  calendarUrl: `/api/booking/${BOOKING_ID}/calendar`,
  unsettledStart: null,
}

/**
 * What the club and a lens subscription give at an exam. Without an argument, the backend answers as it does to
 * visitors, with nothing.
 */
export const examPerks = (perks?: Partial<ExamPerks>) =>
  mock('getExamPerks', () =>
    perks
      ? { ...NO_EXAM_PERKS, ...perks, revisits: [...(perks.revisits ?? [])] }
      : new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' }),
  )
