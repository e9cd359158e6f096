/** Roles of who works in a store: there they sell, examine eyes, or answer for it. */
export const STORE_ROLES = ['seller', 'optician', 'store-manager'] as const

/** Roles of who works for every store of the chain. They too are registered at one, by which they log in. */
export const CHAIN_ROLES = ['finance', 'customer-service', 'administrator'] as const

/** Roles of staff: what each may do is in the table of permissions. */
export const STAFF_ROLES = [...STORE_ROLES, ...CHAIN_ROLES] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
