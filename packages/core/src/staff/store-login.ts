import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields } from '../identity/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as staffMessages from '../messages/generated/staff.js'
import * as validationMessages from '../messages/generated/validation.js'

/** The log-in form of a store as staff filled it in. */
export interface TypedStoreLogin {
  readonly storeId: string
  readonly employeeNumber: string
  readonly password: string
}

/** A well-formed log-in of a store. The password is not verified yet. */
export interface StoreLogin {
  readonly storeId: number
  readonly employeeNumber: string
  readonly password: string
}

/** Largest number of a store: the largest 32-bit integer, as the database stores it. */
const STORE_ID_MAXIMUM = 2_147_483_647

/** Checks the log-in form of a store. It does not check the password. */
export function checkStoreLogin(typed: TypedStoreLogin): Result<StoreLogin, FieldProblemsOf<keyof StoreLogin>> {
  const { password } = typed
  return checkFields<StoreLogin>({
    storeId: parseStoreId(typed.storeId),
    employeeNumber: parseEmployeeNumber(typed.employeeNumber),
    password: password === '' ? err(fieldProblem(validationMessages.passwordRequired)) : ok(password),
  })
}

function parseStoreId(text: string): Result<number, FieldProblem> {
  const digits = typedCode(text)
  const id = Number(digits)
  const isNumber = /^\d{1,10}$/.test(digits) && id > 0 && id <= STORE_ID_MAXIMUM
  return isNumber ? ok(id) : err(fieldProblem(staffMessages.storeIdInvalid))
}

/** Reads an employee number: up to 20 letters, digits and hyphens. */
export function parseEmployeeNumber(text: string): Result<string, FieldProblem> {
  const number = typedCode(text)
  return /^[\dA-Za-z-]{1,20}$/.test(number) ? ok(number) : err(fieldProblem(staffMessages.employeeNumberInvalid))
}
