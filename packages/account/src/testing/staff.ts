import type { StaffMember } from '@klarsikt/contract/shop/types'

/** Somebody of a store as tests and stories know one. */
export const STAFF_MEMBER: StaffMember = {
  name: 'Berit Berg',
  role: 'seller',
  employeeNumber: '1001',
  store: { id: 1001, name: 'Stockholm City' },
  sessionEndsAt: '2026-11-24T16:00:00.000Z',
}
