import type { PlainDate } from '../calendar/index.js'
import type { FieldProblem } from '../errors/index.js'
import { maskPersonalNumber, parseOrganisationNumber, parsePersonalNumber } from '../identity/index.js'
import { ok, type Result } from '../lib/index.js'

/** What a company is known by, `NNNNNN-NNNN`; a sole trader has no other number than the personal one, `ÅÅÅÅMMDD-XXXX`. */
export type CompanyNumber = string

/**
 * Reads an organisation number [B2B-002, VALID-023], or the personal number of a sole trader: that is personal data, never in
 * addresses or logs. What is wrong is said of the organisation number, which is what the field asks for.
 */
export function parseCompanyNumber(text: string, today: PlainDate): Result<CompanyNumber, FieldProblem> {
  const organisation = parseOrganisationNumber(text)
  if (organisation.ok) return organisation
  const person = parsePersonalNumber(text, today, { allowTenDigits: true })
  return person.ok ? ok(person.value) : organisation
}

/** Is it the number of a person? */
export function isSoleTrader(number: CompanyNumber): boolean {
  return /^\d{8}-/.test(number)
}

/** As it is shown: whole, but for a person's. */
export function shownCompanyNumber(number: CompanyNumber): string {
  return isSoleTrader(number) ? maskPersonalNumber(number) : number
}
