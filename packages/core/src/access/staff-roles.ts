/** Roles of staff who work in a store. */
export const STORE_ROLES = ['seller', 'optician', 'store-manager'] as const

/**
 * Roles of staff who work for the whole chain. They too are registered at one store, because staff log in by a store.
 */
export const CHAIN_ROLES = ['finance', 'customer-service', 'administrator'] as const

/** All roles of staff. Their permissions are in `permissions.ts`. */
export const STAFF_ROLES = [...STORE_ROLES, ...CHAIN_ROLES] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
