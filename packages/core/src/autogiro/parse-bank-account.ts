import Kontonummer from 'kontonummer'
import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { err, ok, type Result } from '../lib/result.js'
import { typedCode } from '../lib/typed-text.js'
import * as autogiroMessages from '../messages/generated/autogiro.js'
import type { BankAccount } from './bank-account.js'

/** Problems of a typed account by field. */
export type BankAccountProblems = { readonly clearing?: FieldProblem; readonly number?: FieldProblem }

/** The number may have up to twelve digits, as in the files of the bank giro. */
const NUMBER_DIGITS = /^\d{2,12}$/
const CLEARING_DIGITS = /^\d{4,5}$/

/**
 * Reads a typed account. Length and check digits follow the rules of the bank giro (`bankernas kontonummeruppbyggnad`).
 * Some old accounts of savings banks have no check digit, so only their length is checked.
 */
export function parseBankAccount(typed: {
  readonly clearing: string
  readonly number: string
}): Result<BankAccount, BankAccountProblems> {
  const clearing = digitsOf(typed.clearing)
  const number = digitsOf(typed.number)
  const hasClearing = CLEARING_DIGITS.test(clearing) && bankOf(clearing) !== null
  const problems = {
    ...(!hasClearing && { clearing: fieldProblem(autogiroMessages.clearingUnknown) }),
    ...(!NUMBER_DIGITS.test(number) && { number: fieldProblem(autogiroMessages.accountInvalid) }),
  }
  if (Object.keys(problems).length > 0) return err(problems)
  const account = checkedAccount(clearing, number)
  return account ? ok(account) : err({ number: fieldProblem(autogiroMessages.accountInvalid) })
}

const digitsOf = (typed: string): string => typedCode(typed).replace(/[.,-]/g, '')

function bankOf(clearing: string): string | null {
  try {
    return Kontonummer.getSortingCodeInfo(clearing).bankName
  } catch {
    return null
  }
}

function checkedAccount(clearing: string, number: string): BankAccount | null {
  const significant = number.replace(/^0+/, '')
  for (const spelled of [number, ...NUMBER_LENGTHS.map((length) => significant.padStart(length, '0'))]) {
    const checked = readAccount(clearing, spelled, 'strict')
    if (checked) return checked
  }
  return clearing.startsWith(SAVINGS_BANKS) && number.length <= SAVINGS_NUMBER_DIGITS
    ? readAccount(clearing, number, 'lax')
    : null
}

/** Lengths of account numbers at Swedish banks. Banks print leading zeros or omit them, so each length is tried. */
const NUMBER_LENGTHS = [7, 9, 10] as const

/** First digit of the clearing numbers of Swedbank and the savings banks. Some old accounts lack a check digit. */
const SAVINGS_BANKS = '8'
const SAVINGS_NUMBER_DIGITS = 10

function readAccount(clearing: string, number: string, mode: 'strict' | 'lax'): BankAccount | null {
  try {
    const { bankName } = Kontonummer.parse(clearing, number, { mode })
    return { clearing: clearing.slice(0, CLEARING_LENGTH), number, bank: bankName }
  } catch {
    return null
  }
}

const CLEARING_LENGTH = 4
