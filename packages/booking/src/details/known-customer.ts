import type { CustomerDetails } from '@klarsikt/contract/shop/types'

/** What is known of who is logged in, to be filled in. */
export type KnownCustomer = Pick<CustomerDetails, 'firstName' | 'lastName' | 'email' | 'mobile'> & {
  /** `19900101-****`, which stands for the whole number as long as they are logged in; empty where it is not known. */
  readonly ssn: string
}
