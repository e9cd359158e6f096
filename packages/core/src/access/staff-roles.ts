/** Jobs of store staff. All of them act with the role `store`; only opticians examine eyes. */
export const STAFF_ROLES = ['seller', 'optician', 'store-manager'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
