import type { AwaitedOrder, AwaitedPair, StaffPrescription, StaffPrescriptions } from '@klarsikt/contract/shop/types'

/** A pair of glasses whose prescription is missing. */
export const AWAITED_PAIR: AwaitedPair = {
  position: 0,
  frame: 'Klarsikt Linnea, svart',
  lenses: ['Enkelslipade glas: Klara, index 1,5'],
  source: 'photo',
  state: 'missing',
  stateText: 'Receptet saknas',
  sentAt: null,
  request: null,
  needsAddition: false,
  needsWorkingDistance: false,
}

export const AWAITED_ORDER: AwaitedOrder = {
  orderNumber: '12345678',
  dueOn: '2026-12-18',
  isCancelled: false,
  mayCancel: true,
  pairs: [AWAITED_PAIR],
}

/** The same pair for staff, with the photo of its prescription. */
export const STAFF_PRESCRIPTION: StaffPrescription = {
  id: '12345678-0',
  orderNumber: '12345678',
  frame: AWAITED_PAIR.frame,
  lenses: AWAITED_PAIR.lenses,
  source: 'photo',
  state: 'sent',
  stateText: 'Bilden har kommit',
  sentAt: '2026-11-28T09:00:00.000Z',
  dueOn: '2026-12-18',
  request: null,
  needsAddition: false,
  needsWorkingDistance: false,
  customer: { name: 'Anna Ek', email: 'anna@exempel.se', mobile: '+46701740605' },
  photo: { path: '/api/staff/prescriptions/12345678-0/photo', isPdf: false },
  isOpen: true,
}

export const STAFF_PRESCRIPTIONS: StaffPrescriptions = {
  sent: [STAFF_PRESCRIPTION],
  missing: [
    {
      ...STAFF_PRESCRIPTION,
      id: '23456789-0',
      orderNumber: '23456789',
      state: 'missing',
      stateText: 'Receptet saknas',
      sentAt: null,
    },
  ],
}
