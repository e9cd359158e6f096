import { err, ok, type Result } from '../lib/index.js'
import type { CompanyNumber } from './company-number.js'

/** Where a company gets its post; a part that the register does not know is empty. */
export type CompanyAddress = { readonly street: string; readonly postalCode: string; readonly city: string }

/** A company as the register knows it. */
export type Company = {
  readonly number: CompanyNumber
  readonly name: string
  /** What kind of company, in words: `Aktiebolag`. */
  readonly form: string
  /** The register has struck it off. */
  readonly isDeregistered: boolean
  /** Null where the register has none. */
  readonly address: CompanyAddress | null
}

/** Nobody makes an agreement for a company that no longer exists. */
export function checkCompany(company: Company): Result<Company, 'company.deregistered'> {
  return company.isDeregistered ? err('company.deregistered') : ok(company)
}
