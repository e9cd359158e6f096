import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import type { FieldProblem } from '@klarsikt/core/errors'
import {
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePostalCode,
  parseStreet,
} from '@klarsikt/core/identity'
import type { Result } from '@klarsikt/core/lib'
import { checkoutMessages, fieldMessages, translator, validationMessages } from '@klarsikt/core/messages'

export type CustomerField = Exclude<keyof TypedCustomer, 'newsletter'>
export type CustomerErrors = Readonly<Partial<Record<CustomerField, string>>>

interface FieldSpec {
  readonly name: CustomerField
  readonly label: string
  readonly type: 'text' | 'email' | 'tel'
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric'
  readonly autoComplete: string
  readonly read: (text: string) => Result<string, FieldProblem>
}

/** The buyer's fields in the order they are filled in. */
export const CUSTOMER_FIELDS: readonly FieldSpec[] = [
  {
    name: 'email',
    label: checkoutMessages['checkout.email'],
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    read: parseEmail,
  },
  {
    name: 'mobile',
    label: fieldMessages['field.mobile'],
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    read: parseMobile,
  },
  {
    name: 'firstName',
    label: fieldMessages['field.firstName'],
    type: 'text',
    inputMode: 'text',
    autoComplete: 'given-name',
    read: parseFirstName,
  },
  {
    name: 'lastName',
    label: fieldMessages['field.lastName'],
    type: 'text',
    inputMode: 'text',
    autoComplete: 'family-name',
    read: parseLastName,
  },
  {
    name: 'street',
    label: fieldMessages['field.street'],
    type: 'text',
    inputMode: 'text',
    autoComplete: 'street-address',
    read: parseStreet,
  },
  {
    name: 'postalCode',
    label: fieldMessages['field.postalCode'],
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    read: parsePostalCode,
  },
  {
    name: 'city',
    label: fieldMessages['field.city'],
    type: 'text',
    inputMode: 'text',
    autoComplete: 'address-level2',
    read: parseCity,
  },
]

const t = translator(validationMessages)

export function isCustomerField(name: string): name is CustomerField {
  return CUSTOMER_FIELDS.some((field) => field.name === name)
}

/** What is wrong with one field as typed; undefined when nothing is. */
export function fieldError(name: CustomerField, text: string): string | undefined {
  const read = CUSTOMER_FIELDS.find((field) => field.name === name)?.read(text)
  return !read || read.ok ? undefined : t.dynamic(read.error.key, read.error.params)
}

/** What is wrong with all of them. */
export function customerErrors(typed: TypedCustomer): CustomerErrors {
  return Object.fromEntries(
    CUSTOMER_FIELDS.flatMap(({ name }) => {
      const error = fieldError(name, typed[name])
      return error === undefined ? [] : [[name, error]]
    }),
  )
}

/** The fields of a form as they are typed. */
export function readCustomer(form: FormData): TypedCustomer {
  const text = (name: CustomerField) => String(form.get(name) ?? '')
  return {
    email: text('email'),
    mobile: text('mobile'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
    newsletter: form.get('newsletter') !== null,
  }
}
