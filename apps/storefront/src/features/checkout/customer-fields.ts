import { type FieldProblem } from '@klarsikt/core/errors'
import {
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePostalCode,
  parseStreet,
} from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { type FieldProblems, readForm } from '@klarsikt/forms'

interface FieldSpec {
  readonly label: string
  readonly autoComplete: string
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric'
  readonly parse: (text: string) => Result<string, FieldProblem>
}

/** The buyer's fields, in their order on the page. */
export const CUSTOMER_FIELDS = {
  email: { label: checkoutMessages.email(), autoComplete: 'email', type: 'email', parse: parseEmail },
  mobile: { label: fieldMessages.mobile(), autoComplete: 'tel', type: 'tel', parse: parseMobile },
  firstName: { label: fieldMessages.firstName(), autoComplete: 'given-name', parse: parseFirstName },
  lastName: { label: fieldMessages.lastName(), autoComplete: 'family-name', parse: parseLastName },
  street: { label: fieldMessages.street(), autoComplete: 'street-address', parse: parseStreet },
  postalCode: {
    label: fieldMessages.postalCode(),
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    parse: parsePostalCode,
  },
  city: { label: fieldMessages.city(), autoComplete: 'address-level2', parse: parseCity },
} as const satisfies Readonly<Record<string, FieldSpec>>

type CustomerField = keyof typeof CUSTOMER_FIELDS

export const CUSTOMER_FIELD_NAMES = Object.keys(CUSTOMER_FIELDS) as readonly CustomerField[]

/** Reads the buyer's details by the rules of the backend [VALID-003..VALID-016]. */
export function readCustomer(form: FormData) {
  return readForm(form, CUSTOMER_FIELD_NAMES, (typed) => {
    const problems: FieldProblems<CustomerField> = Object.fromEntries(
      CUSTOMER_FIELD_NAMES.flatMap((name) => {
        const parsed = CUSTOMER_FIELDS[name].parse(typed[name])
        return parsed.ok ? [] : [[name, parsed.error]]
      }),
    )
    return Object.keys(problems).length > 0 ? err(problems) : ok({ ...typed, newsletter: form.has('newsletter') })
  })
}
