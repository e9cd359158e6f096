import { parseOneTimeCode } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { checkStoreLogin } from '@klarsikt/core/staff'
import { readForm } from '@klarsikt/forms'

export const STORE_LOGIN_FIELDS = ['storeId', 'employeeNumber', 'password'] as const
export const CODE_FIELDS = ['code'] as const

/** Reads store, employee number and password from the form. */
export function readStoreLogin(form: FormData) {
  return readForm(form, STORE_LOGIN_FIELDS, (typed) => checkStoreLogin(typed))
}

/** Reads the one-time code from the form, typed or pasted. */
export function readCode(form: FormData) {
  return readForm(form, CODE_FIELDS, ({ code }) => {
    const read = parseOneTimeCode(code)
    return read.ok ? ok({ code: read.value }) : err({ code: read.error })
  })
}
