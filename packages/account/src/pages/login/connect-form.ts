import { parseEmail } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

export const CONNECT_FIELDS = ['email'] as const

/** Reads from the form the address to join to a BankID. */
export function readConnection(form: FormData) {
  return readForm(form, CONNECT_FIELDS, ({ email }) => {
    const address = parseEmail(email)
    return address.ok ? ok({ email: address.value }) : err({ email: address.error })
  })
}
