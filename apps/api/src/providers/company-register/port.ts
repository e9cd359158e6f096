import type { Company, CompanyNumber } from '@klarsikt/core/company'
import type { Result } from '@klarsikt/core/lib'

/** `not-found`: the register has no such company. `unavailable`: there is no usable answer. */
export type CompanyLookupFailure = 'not-found' | 'unavailable'

/** The register of companies. It returns every failure as a value. */
export type CompanyRegister = {
  find(number: CompanyNumber): Promise<Result<Company, CompanyLookupFailure>>
}
