import { parseCompanyName } from '../company/company-name.js'
import { parseCompanyReference } from '../company/company-reference.js'
import { isReferenceType, type ReferenceRule, type ReferenceType } from '../company/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields, parseEmail, parseOrganisationNumber } from '../identity/index.js'
import { typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as validationMessages from '../messages/generated/validation.js'
import { isRequisitionType, type RequisitionType } from './requisition.js'

/** The company that an exam is for, and how it pays (decision G8). */
export type CompanyInfo = {
  readonly name: string
  readonly organisationNumber: string
  readonly requisitionType: RequisitionType
  readonly referenceType: ReferenceType
  readonly reference: string
  /** E-mail address of the manager who approves an electronic requisition; empty for the other types. */
  readonly managerEmail: string
}

/** {@link CompanyInfo} as the user typed it. */
export type TypedCompanyInfo = { readonly [K in keyof CompanyInfo]?: string | undefined } & {
  /** Format of references in the company's agreement; empty or absent without one. */
  readonly referenceFormat?: string | undefined
}

/** Replaces the typed reference type and format with those of the company's agreement, if it has one. */
export function underAgreement(typed: TypedCompanyInfo, rule: ReferenceRule | null): TypedCompanyInfo {
  const { referenceFormat: _, ...own } = typed
  return rule ? { ...own, referenceType: rule.type, referenceFormat: rule.format } : own
}

/** Reads the company that an exam is for and how it pays. Problems are returned by field [BOOK-003, VALID-023]. */
export function checkCompanyInfo(
  typed: TypedCompanyInfo | null | undefined,
): Result<CompanyInfo, FieldProblemsOf<keyof CompanyInfo>> {
  const { requisitionType = '', referenceType = '' } = typed ?? {}
  return checkFields<CompanyInfo>({
    name: parseCompanyName(typed?.name ?? ''),
    organisationNumber: parseOrganisationNumber(typed?.organisationNumber ?? ''),
    requisitionType: isRequisitionType(requisitionType) ? ok(requisitionType) : err(noChoice()),
    referenceType: isReferenceType(referenceType) ? ok(referenceType) : err(noChoice()),
    reference: parseCompanyReference(
      typed?.reference ?? '',
      isReferenceType(referenceType) ? referenceType : 'freeText',
      typed?.referenceFormat,
    ),
    managerEmail: requisitionType === 'electronic' ? parseManagerEmail(typed?.managerEmail ?? '') : ok(''),
  })
}

/** Reads the e-mail address that an electronic requisition is sent to. It is required. */
export function parseManagerEmail(text: string): Result<string, FieldProblem> {
  return typedText(text) === '' ? err(fieldProblem(validationMessages.managerEmailRequired)) : parseEmail(text)
}

const noChoice = () => fieldProblem(validationMessages.selectionRequired)
