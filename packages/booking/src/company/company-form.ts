import type { ReferenceRule } from '@klarsikt/core/company'
import { err } from '@klarsikt/core/lib'
import { checkCompanyInfo, type CompanyInfo, underAgreement } from '@klarsikt/core/requisition'
import { readForm, type Submission } from '@klarsikt/forms'
import { COMPANY_FIELDS, type CompanyField, type TypedDetails } from '../details/typed-details.js'

type TypedCompany = Readonly<Partial<Record<CompanyField, string>>>

const check = ({ companyName, ...typed }: TypedCompany, rule: ReferenceRule | null = null) => {
  const checked = checkCompanyInfo({ ...(rule ? underAgreement(typed, rule) : typed), name: companyName })
  if (checked.ok) return checked
  const { name, ...problems } = checked.error
  return err({ ...(name && { companyName: name }), ...problems })
}

/** Reads the company and how it pays, by the rules of the backend [BOOK-003, VALID-023]. */
export function readCompany(form: FormData, rule: ReferenceRule | null): Submission<CompanyInfo> {
  return readForm<CompanyField, CompanyInfo>(form, COMPANY_FIELDS, (typed) => check(typed, rule))
}

/** Returns whether the company's details are complete and valid. */
export function isCompanyTyped(typed: TypedDetails | null): boolean {
  return typed !== null && check(typed).ok
}
