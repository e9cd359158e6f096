import { oneOf } from '@klarsikt/core/lib'

/** The form fields of the details. */
export const PERSON_FIELDS = ['ssn', 'firstName', 'lastName', 'email', 'mobile', 'note'] as const
export const GUARDIAN_FIELDS = ['guardianName', 'guardianMobile'] as const
export const COMPANY_FIELDS = [
  'companyName',
  'organisationNumber',
  'requisitionType',
  'managerEmail',
  'referenceType',
  /** The rule for references from the company's agreement. It is a hidden field. */
  'referenceFormat',
  'reference',
] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]
export const isCompanyField = oneOf(COMPANY_FIELDS)
export const DETAIL_FIELDS = [...PERSON_FIELDS, ...GUARDIAN_FIELDS, ...COMPANY_FIELDS] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export const isDetailField = oneOf(DETAIL_FIELDS)

/** The details as they were typed, not yet checked. */
export type TypedDetails = Readonly<Partial<Record<DetailField, string>>>

/** Reads the details from a form. It leaves out fields that the form does not have. */
export function typedIn(form: FormData): TypedDetails {
  return Object.fromEntries(DETAIL_FIELDS.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])))
}

/** Returns whether the user has typed anything that would be lost. */
export function isAnythingTyped(typed: TypedDetails | null): boolean {
  return Object.entries(typed ?? {}).some(
    ([name, text]) => name !== 'requisitionType' && name !== 'referenceType' && text.trim() !== '',
  )
}
