import type { PlainDate } from '../calendar/index.js'
import { type CompanyNumber, isSoleTrader, parseCompanyNumber } from '../company/company-number.js'
import type { FieldProblem } from '../errors/index.js'
import { ok, type Result, typedText } from '../lib/index.js'
import type { AgreementOrganisation } from './agreement.js'

export const AGREEMENT_SEARCH_MAXIMUM = 100

/**
 * Tells whether a company matches a search by part of its name or organisation number. A sole trader matches by name
 * only, so that nobody can find out a personal number by trying parts of it.
 */
export function isSearchedCompany(
  { name, number }: Pick<AgreementOrganisation, 'name' | 'number'>,
  search: string,
): boolean {
  const text = typedText(search).toLocaleLowerCase('sv')
  const digits = text.replace(/[\s-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  if (isNumber && !isSoleTrader(number) && number.replace('-', '').includes(digits)) return true
  return name.toLocaleLowerCase('sv').includes(text)
}

/** Which agreement a store asks for: by its own number, or by that of the company. */
export type AgreementQuery =
  | { readonly kind: 'agreement'; readonly number: string }
  | { readonly kind: 'company'; readonly number: CompanyNumber }

/** Reads what a store looks an agreement up by. A part of a name or of a number finds nothing here: a store has the employee before it. */
export function parseAgreementQuery(text: string, today: PlainDate): Result<AgreementQuery, FieldProblem> {
  const number = typedText(text).toUpperCase()
  if (/^AV-\d{8}$/.test(number)) return ok({ kind: 'agreement', number })
  const company = parseCompanyNumber(text, today)
  return company.ok ? ok({ kind: 'company', number: company.value }) : company
}
