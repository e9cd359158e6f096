import { err, ok, type Result } from '../lib/index.js'
import type { CompanyNumber } from './company-number.js'

/** Postal address of a company. A part that the company register does not know is empty. */
export type CompanyAddress = { readonly street: string; readonly postalCode: string; readonly city: string }

/** A company as the company register describes it. */
export type Company = {
  readonly number: CompanyNumber
  readonly name: string
  /** Legal form in words, such as `Aktiebolag`. */
  readonly form: string
  readonly isDeregistered: boolean
  /** Null if the register has no address. */
  readonly address: CompanyAddress | null
}

/** Refuses a company that the register has removed: it cannot enter an agreement. */
export function checkCompany(company: Company): Result<Company, 'company.deregistered'> {
  return company.isDeregistered ? err('company.deregistered') : ok(company)
}
