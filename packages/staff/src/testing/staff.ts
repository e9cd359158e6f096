import type { FoundCustomer, StaffMember } from '@klarsikt/contract/shop/types'

export const STAFF_MEMBER: StaffMember = {
  name: 'Berit Berg',
  role: 'seller',
  employeeNumber: '1001',
  store: { id: 1001, name: 'Stockholm City' },
  sessionEndsAt: '2026-11-24T16:00:00.000Z',
}

export const FOUND: FoundCustomer = {
  customerNumber: '123456782',
  firstName: 'Anna',
  lastName: 'Ek',
  email: 'anna@klarsikt.example',
  mobile: '0701740605',
  personalNumber: '19900101-****',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  isConfirmed: true,
}
