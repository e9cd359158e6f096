import { oneOf } from '@klarsikt/core/lib'

/** Fields of the details, as forms name them. */
export const PERSON_FIELDS = ['ssn', 'firstName', 'lastName', 'email', 'mobile', 'note'] as const
export const GUARDIAN_FIELDS = ['guardianName', 'guardianMobile'] as const
export const COMPANY_FIELDS = [
  'companyName',
  'organisationNumber',
  'requisitionType',
  'managerEmail',
  'referenceType',
  /** How the agreement of the company says that references are written; sent along and not typed. */
  'referenceFormat',
  'reference',
] as const
export type CompanyField = (typeof COMPANY_FIELDS)[number]
export const isCompanyField = oneOf(COMPANY_FIELDS)
export const DETAIL_FIELDS = [...PERSON_FIELDS, ...GUARDIAN_FIELDS, ...COMPANY_FIELDS] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]
export const isDetailField = oneOf(DETAIL_FIELDS)

/** What is typed about whom the visit is for. */
export type TypedDetails = Readonly<Partial<Record<DetailField, string>>>

/** Reads what is typed from a form; a field that it does not have is left out. */
export function typedIn(form: FormData): TypedDetails {
  return Object.fromEntries(DETAIL_FIELDS.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])))
}

/** Whether there is anything that would be missed. */
export function isAnythingTyped(typed: TypedDetails | null): boolean {
  return Object.entries(typed ?? {}).some(
    ([name, text]) => name !== 'requisitionType' && name !== 'referenceType' && text.trim() !== '',
  )
}
