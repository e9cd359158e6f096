export const STORE_ROLES = ['seller', 'optician', 'store-manager'] as const

/** Roles of staff who work for the whole chain. They too belong to one store, because staff log in by a store. */
export const CHAIN_ROLES = ['finance', 'customer-service', 'administrator'] as const

export const STAFF_ROLES = [...STORE_ROLES, ...CHAIN_ROLES] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
