import type { CustomerDetails } from '@klarsikt/contract/shop/types'

/** What is known of who is logged in, to be filled in. */
export type KnownCustomer = Pick<CustomerDetails, 'firstName' | 'lastName' | 'email' | 'mobile'>
