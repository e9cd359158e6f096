import type { PlainDate } from '../calendar/index.js'
import type { FieldProblem } from '../errors/index.js'
import { maskPersonalNumber, parseOrganisationNumber, parsePersonalNumber } from '../identity/index.js'
import { ok, type Result } from '../lib/index.js'

/** An organisation number `NNNNNN-NNNN`, or the personal number `ÅÅÅÅMMDD-XXXX` of a sole trader. */
export type CompanyNumber = string

/**
 * Reads an organisation number [B2B-002, VALID-023] or the personal number of a sole trader, which must not appear in
 * addresses or logs. Problems always concern the organisation number, because the field asks for one.
 */
export function parseCompanyNumber(text: string, today: PlainDate): Result<CompanyNumber, FieldProblem> {
  const organisation = parseOrganisationNumber(text)
  if (organisation.ok) return organisation
  const person = parsePersonalNumber(text, today, { allowTenDigits: true })
  return person.ok ? ok(person.value) : organisation
}

/** Tells whether the number is the personal number of a sole trader. */
export function isSoleTrader(number: CompanyNumber): boolean {
  return /^\d{8}-/.test(number)
}

/** Returns the number for display. A personal number is masked. */
export function shownCompanyNumber(number: CompanyNumber): string {
  return isSoleTrader(number) ? maskPersonalNumber(number) : number
}
