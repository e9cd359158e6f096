import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import { maskPersonalNumber } from '@klarsikt/core/identity'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Customer } from '../customer/find-customer.js'
import { openPersonalNumber } from '../customer/personal-number.js'

/** Describes a customer for staff: what is needed to recognise and reach them, but not their choices. */
export function describeFound(encryption: Encryption, found: Customer): FoundCustomer {
  const { email, firstName, lastName, mobile, street, postalCode, city } = found.profile
  const { personalNumber } = found
  return {
    customerNumber: found.number,
    firstName,
    lastName,
    email,
    mobile,
    personalNumber: personalNumber === null ? null : maskPersonalNumber(openPersonalNumber(encryption, personalNumber)),
    street,
    postalCode,
    city,
    isConfirmed: found.emailVerifiedAt !== null,
  }
}
