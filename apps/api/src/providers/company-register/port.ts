import type { Company, CompanyNumber } from '@klarsikt/core/b2b'
import type { Result } from '@klarsikt/core/lib'

/** The register knows no such company, or it gave no answer that can be used: nothing is known about the company then. */
export type CompanyLookupFailure = 'not-found' | 'unavailable'

/** Where companies are looked up. Every way a look-up can fail is a value. */
export type CompanyRegister = {
  find(number: CompanyNumber): Promise<Result<Company, CompanyLookupFailure>>
}
