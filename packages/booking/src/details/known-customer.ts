import type { CustomerDetails } from '@klarsikt/contract/shop/types'

/** The details of the logged-in customer that fill in the form. */
export type KnownCustomer = Pick<CustomerDetails, 'firstName' | 'lastName' | 'email' | 'mobile'> & {
  /**
   * The masked personal number, such as `19900101-****`. It stands for the complete number while the customer is logged
   * in. Empty where it is unknown.
   */
  readonly ssn: string
}
