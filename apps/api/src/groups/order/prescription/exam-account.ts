import { type BookingDetails, isOwnVisit } from '@klarsikt/core/booking'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type Customer, findCustomer, findCustomerByPersonalNumber } from '../../person/index.js'
import type { BookingRow } from '../../visit/index.js'

/** The account of the examined person, which may differ from the booking's; null when there is none. */
export async function examAccount(
  { encryption }: Pick<Deps, 'encryption'>,
  executor: Executor,
  { customerId }: Pick<BookingRow, 'customerId'>,
  person: BookingDetails,
): Promise<Customer | null> {
  const known = await findCustomerByPersonalNumber(executor, encryption, person.ssn)
  if (known || customerId === null) return known
  const booker = await findCustomer(executor, encryption, customerId)
  if (!booker) return null
  const { firstName, lastName } = booker.profile
  const hasPersonalNumber = booker.personalNumber !== null
  return isOwnVisit(person, { firstName, lastName, hasPersonalNumber }) ? booker : null
}
