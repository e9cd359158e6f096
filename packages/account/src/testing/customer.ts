import type { CustomerDetails, LoginSession } from '@klarsikt/contract/shop/types'

/** A customer as tests and stories know one. */
export const CUSTOMER: CustomerDetails = {
  customerNumber: '123456782',
  email: 'anna@klarsikt.example',
  personalNumber: '19900101-****',
  firstName: 'Anna',
  lastName: 'Ek',
  mobile: '0701740605',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  marketing: { email: true, sms: false },
}

/** The same customer before the first purchase. */
export const NEW_CUSTOMER: CustomerDetails = { ...CUSTOMER, personalNumber: null, street: '', postalCode: '', city: '' }

const session = (id: string, device: string, isCurrent = false): LoginSession => ({
  id,
  device,
  network: '192.0.2.…',
  loggedInAt: '2026-11-24T08:00:00.000Z',
  lastUsedAt: '2026-11-24T10:04:00.000Z',
  isCurrent,
})

export const THIS_DEVICE: LoginSession = session('a', 'Firefox, Windows', true)
export const PHONE: LoginSession = session('b', 'Safari, iPhone')
export const UNKNOWN_DEVICE: LoginSession = { ...session('c', ''), network: '' }
