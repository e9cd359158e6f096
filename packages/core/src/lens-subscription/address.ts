import { isPlainDate, type PlainDate } from '../calendar/plain-date.js'
import { fieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields, parseStreet, parseCity, parsePostalCode } from '../identity/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Address of a delivery. */
export type DeliveryAddress = { readonly street: string; readonly postalCode: string; readonly city: string }

/** Address for the deliveries that are sent between two days, both included [LENS-002]. */
export type TemporaryAddress = DeliveryAddress & { readonly from: PlainDate; readonly to: PlainDate }

/** Returns the address for a delivery that is sent on a day: the temporary one on its days, else the ordinary one. */
export function addressOn(
  ordinary: DeliveryAddress,
  temporary: TemporaryAddress | null,
  sendOn: PlainDate,
): DeliveryAddress {
  return temporary && temporary.from <= sendOn && sendOn <= temporary.to ? temporary : ordinary
}

export type TypedAddress = { readonly [Field in keyof DeliveryAddress]: string }

/** Reads an address. Problems are returned by field. */
export function checkDeliveryAddress(
  typed: TypedAddress,
): Result<DeliveryAddress, FieldProblemsOf<keyof DeliveryAddress>> {
  return checkFields<DeliveryAddress>({
    street: parseStreet(typed.street),
    postalCode: parsePostalCode(typed.postalCode),
    city: parseCity(typed.city),
  })
}

/** Reads a temporary address. Its days must not be in the past, and must be in order. */
export function checkTemporaryAddress(
  typed: TypedAddress & { readonly from: string; readonly to: string },
  today: PlainDate,
): Result<TemporaryAddress, FieldProblemsOf<keyof TemporaryAddress>> {
  const from = parseDay(typed.from, today)
  const to = parseDay(typed.to, today)
  const isBackwards = from.ok && to.ok && to.value < from.value
  return checkFields<TemporaryAddress>({
    street: parseStreet(typed.street),
    postalCode: parsePostalCode(typed.postalCode),
    city: parseCity(typed.city),
    from,
    to: isBackwards ? err(fieldProblem(validationMessages.dateRange)) : to,
  })
}

function parseDay(text: string, today: PlainDate) {
  const day = typedCode(text)
  if (!isPlainDate(day)) return err(fieldProblem(validationMessages.dateInvalid))
  return day < today ? err(fieldProblem(validationMessages.datePast)) : ok(day)
}
