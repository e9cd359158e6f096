import type { CartHandover, StaffCartHandover, StaffCartHandovers } from '@klarsikt/contract/shop/types'

/** The handover as its customer sees it. */
export const HANDOVER: CartHandover = {
  id: 'b1f4f0f4-5a3e-4a55-9f0e-3d5e9a6f7c11',
  state: 'opened',
  store: 'Malmö Outlet',
  phone: '040-12 34 56',
  handedOverAt: '2026-11-24T10:15:00.000Z',
  expiresAt: '2026-12-24T10:15:00.000Z',
  items: [{ name: 'Lumina Daily 30-pack', quantity: 2, interval: 'm3' }],
  isEmptied: false,
  orderNumber: null,
}

const { phone: _phone, ...shared } = HANDOVER

/** The same handover as its store sees it. */
export const STAFF_HANDOVER: StaffCartHandover = {
  ...shared,
  stateText: 'Öppnad',
  employee: '1001',
  customer: { number: '123456782', name: 'Anna Ek', email: 'anna@klarsikt.example', mobile: '0701740605' },
  link: { channel: 'sms', at: '2026-11-24T10:15:00.000Z' },
  timesSent: 1,
  channels: ['sms', 'email'],
  openedAt: '2026-11-24T18:30:00.000Z',
  endedAt: null,
  withdrawnBy: null,
}

export const WAITING_HANDOVERS: StaffCartHandovers = {
  list: 'waiting',
  counts: { waiting: 1, agreed: 1, withdrawn: 1, expired: 0 },
  handovers: [STAFF_HANDOVER],
}

const ENDED = { endedAt: '2026-11-26T09:00:00.000Z', channels: [] }

/** A handover that was bought, and one that was taken back. */
export const AGREED_HANDOVER: StaffCartHandover = {
  ...STAFF_HANDOVER,
  ...ENDED,
  id: 'b1f4f0f4-5a3e-4a55-9f0e-3d5e9a6f7c12',
  state: 'agreed',
  stateText: 'Köpt',
  orderNumber: '12345678',
}
export const WITHDRAWN_HANDOVER: StaffCartHandover = {
  ...STAFF_HANDOVER,
  ...ENDED,
  id: 'b1f4f0f4-5a3e-4a55-9f0e-3d5e9a6f7c13',
  state: 'withdrawn',
  stateText: 'Återtagen',
  withdrawnBy: '1002',
}
