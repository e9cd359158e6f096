import { parseCompanyName } from '../company/company-name.js'
import type { CompanyAddress } from '../company/company.js'
import { isReferenceType, parseReferenceFormat } from '../company/reference.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import {
  checkFields,
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePostalCode,
  parseStreet,
} from '../identity/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as agreementMessages from '../messages/generated/agreement.js'
import * as validationMessages from '../messages/generated/validation.js'
import type {
  AgreementContact,
  AgreementGlasses,
  AgreementInvoice,
  AgreementProtective,
  Signatory,
} from './agreement.js'
import { parseEInvoiceId, parseTitle } from './fields.js'
import { FRAME_MODELS, isFrameLevel, isGlassLevel } from './levels.js'
import { isProtectiveClass } from './protective.js'

/** Form fields of each part but the organisation. A checkbox sends `on`; several choices are separated by commas. */
export const PART_FIELDS = {
  contact: ['firstName', 'lastName', 'email', 'mobile'],
  signatory: ['firstName', 'lastName', 'title', 'email'],
  invoice: ['street', 'postalCode', 'city', 'referenceType', 'referenceFormat', 'eInvoiceId'],
  glasses: ['glassLevel', 'frameLevel', 'frameModels', 'photochromic'],
  protective: ['classes', 'pdfEmail'],
} as const satisfies Record<string, readonly string[]>

/** Form fields of a company that the user types if the company register does not answer. */
export const COMPANY_FIELDS = ['name', 'street', 'postalCode', 'city'] as const

export type TypedPart<Part extends keyof typeof PART_FIELDS> = Readonly<
  Record<(typeof PART_FIELDS)[Part][number], string>
>
type Checked<Value, Field extends string> = Result<Value, FieldProblemsOf<Field>>

export const BOX_TICKED = 'on'

export function checkContact(typed: TypedPart<'contact'>): Checked<AgreementContact, string> {
  return checkFields<AgreementContact>({
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    email: parseEmail(typed.email),
    mobile: parseMobile(typed.mobile),
  })
}

export function checkSignatory(typed: TypedPart<'signatory'>): Checked<Signatory, string> {
  return checkFields<Signatory>({
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    title: parseTitle(typed.title),
    email: parseEmail(typed.email),
  })
}

/** Reads the invoice part. It needs an address [VALID-024], a type of reference and the format of that type. */
export function checkInvoice(typed: TypedPart<'invoice'>): Checked<AgreementInvoice, string> {
  const { referenceType: type } = typed
  const read = checkFields({
    ...addressChecks(typed),
    referenceType: isReferenceType(type) ? ok(type) : err(fieldProblem(validationMessages.selectionRequired)),
    referenceFormat: isReferenceType(type) ? parseReferenceFormat(type, typed.referenceFormat) : ok(''),
    eInvoiceId: parseEInvoiceId(typed.eInvoiceId),
  })
  if (!read.ok) return read
  const { referenceType, referenceFormat, ...rest } = read.value
  return ok({ ...rest, reference: { type: referenceType, format: referenceFormat } })
}

export function checkGlasses(typed: TypedPart<'glasses'>): Checked<AgreementGlasses, string> {
  const { glassLevel, frameLevel, photochromic } = typed
  const missing = fieldProblem(validationMessages.selectionRequired)
  const read = checkFields({
    glassLevel: isGlassLevel(glassLevel) ? ok(glassLevel) : err(missing),
    frameLevel: isFrameLevel(frameLevel) ? ok(frameLevel) : err(missing),
    frameModels: parseFrameModels(typed.frameModels),
  })
  return read.ok ? ok({ ...read.value, hasPhotochromic: photochromic === BOX_TICKED }) : read
}

export function checkProtective(typed: TypedPart<'protective'>): Checked<AgreementProtective, string> {
  const named = typed.classes.split(',').filter((text) => text !== '')
  const known = [...new Set(named.filter(isProtectiveClass))]
  return checkFields<AgreementProtective>({
    classes: named.every(isProtectiveClass) ? ok(known) : err(fieldProblem(validationMessages.selectionRequired)),
    pdfEmail: parseEmail(typed.pdfEmail),
  })
}

/** Reads a company that the user typed because the company register did not answer. */
export function checkTypedCompany(
  typed: Readonly<Record<(typeof COMPANY_FIELDS)[number], string>>,
): Checked<{ readonly name: string; readonly address: CompanyAddress }, string> {
  const read = checkFields({
    name: parseCompanyName(typed.name),
    ...addressChecks(typed),
  })
  if (!read.ok) return read
  const { name, ...address } = read.value
  return ok({ name, address })
}

function addressChecks(typed: CompanyAddress) {
  return {
    street: required(typed.street, parseStreet, agreementMessages.invoiceAddressRequired),
    postalCode: parsePostalCode(typed.postalCode),
    city: parseCity(typed.city),
  }
}

function required(
  text: string,
  parse: (text: string) => Result<string, FieldProblem>,
  message: () => string,
): Result<string, FieldProblem> {
  return typedText(text) === '' ? err(fieldProblem(message)) : parse(text)
}

function parseFrameModels(text: string): Result<number, FieldProblem> {
  const number = /^\d{1,3}$/.test(typedCode(text)) ? Number(typedCode(text)) : Number.NaN
  const fits = number >= FRAME_MODELS.min && number <= FRAME_MODELS.max
  return fits ? ok(number) : err(fieldProblem(agreementMessages.frameModelsInvalid, FRAME_MODELS))
}
