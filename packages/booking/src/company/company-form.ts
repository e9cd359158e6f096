import { checkCompanyInfo, type CompanyInfo } from '@klarsikt/core/b2b'
import { err } from '@klarsikt/core/lib'
import { readForm, type Submission } from '@klarsikt/forms'
import { COMPANY_FIELDS, type CompanyField, type TypedDetails } from '../details/typed-details.js'

const check = ({ companyName, ...typed }: Readonly<Partial<Record<CompanyField, string>>>) => {
  const checked = checkCompanyInfo({ ...typed, name: companyName })
  if (checked.ok) return checked
  const { name, ...problems } = checked.error
  return err({ ...(name && { companyName: name }), ...problems })
}

/** Reads which company pays and how, judged as the backend judges it [BOOK-003, VALID-023]. */
export function readCompany(form: FormData): Submission<CompanyInfo> {
  return readForm<CompanyField, CompanyInfo>(form, COMPANY_FIELDS, check)
}

/** Whether all about the company is typed and right. */
export function isCompanyTyped(typed: TypedDetails | null): boolean {
  return typed !== null && check(typed).ok
}
