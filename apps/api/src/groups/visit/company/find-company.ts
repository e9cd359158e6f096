import { checkCompany, type Company, type CompanyNumber, shownCompanyNumber } from '@klarsikt/core/company'
import { err, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'

export type CompanyRefusal = 'company.not-found' | 'company.lookup-problem' | 'company.deregistered'

/** Finds a company in the register and checks that it can sign agreements [ERR-011, ERR-012]. */
export async function findCompany(
  { companyRegister }: Pick<Ctx, 'companyRegister'>,
  number: CompanyNumber,
): Promise<Result<Company, Refusal<CompanyRefusal>>> {
  if (companyRegister === null) return err('company.lookup-problem')
  const lookUp = await companyRegister.find(number)
  if (lookUp.ok) return checkCompany(lookUp.value)
  return lookUp.error === 'not-found'
    ? err({ code: 'company.not-found', params: { orgNumber: shownCompanyNumber(number) } })
    : err('company.lookup-problem')
}
