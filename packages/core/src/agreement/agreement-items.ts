import type { Company } from '../company/company.js'
import { REFERENCE_TYPE_MESSAGES, type ReferenceType } from '../company/reference.js'
import { formatMobile, postalPlace } from '../identity/index.js'
import * as agreementMessages from '../messages/generated/agreement.js'
import * as authMessages from '../messages/generated/auth.js'
import * as companyMessages from '../messages/generated/company.js'
import * as fieldMessages from '../messages/generated/field.js'
import type {
  AgreementContact,
  AgreementGlasses,
  AgreementInvoice,
  AgreementProtective,
  Signatory,
} from './agreement.js'
import { glassesItems, protectiveText } from './cover.js'
import type { AgreementPart } from './steps.js'

type Item = { readonly term: string; readonly value: string }
const item = (term: string, value: string): Item[] => (value === '' ? [] : [{ term, value }])
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`

/** An agreement as pages show it. A personal number is masked; a part that is not filled in is null. */
export type ShownAgreement = {
  readonly organisation: (Pick<Company, 'name' | 'form' | 'address'> & { readonly orgNumber: string }) | null
  readonly contact: AgreementContact | null
  readonly signatory: Signatory | null
  readonly invoice:
    | (Omit<AgreementInvoice, 'reference'> & {
        readonly referenceType: ReferenceType
        readonly referenceFormat: string
      })
    | null
  readonly glasses: AgreementGlasses | null
  readonly protective: AgreementProtective | null
}

/** Lists the terms and values of each part of an agreement for the summary. Empty values are left out. */
export function agreementItems(agreement: ShownAgreement): Readonly<Record<AgreementPart, readonly Item[]>> {
  const { organisation, contact, signatory, invoice, glasses, protective } = agreement
  const address = organisation?.address
  return {
    organisation: organisation
      ? [
          ...item(agreementMessages.companyName(), organisation.name),
          ...item(fieldMessages.orgNumber(), organisation.orgNumber),
          ...item(agreementMessages.companyForm(), organisation.form),
          ...item(agreementMessages.companyAddress(), address ? `${address.street}, ${postalPlace(address)}` : ''),
        ]
      : [],
    contact: contact
      ? [
          ...item(agreementMessages.stepContact(), nameOf(contact)),
          ...item(authMessages.email(), contact.email),
          ...item(fieldMessages.mobile(), formatMobile(contact.mobile)),
        ]
      : [],
    signatory: signatory
      ? [
          ...item(agreementMessages.stepSignatory(), nameOf(signatory)),
          ...item(agreementMessages.titleLabel(), signatory.title),
          ...item(authMessages.email(), signatory.email),
        ]
      : [],
    invoice: invoice
      ? [
          ...item(agreementMessages.invoiceAddressLabel(), `${invoice.street}, ${postalPlace(invoice)}`),
          ...item(companyMessages.referenceType(), REFERENCE_TYPE_MESSAGES[invoice.referenceType]()),
          ...item(companyMessages.referenceFormat(), invoice.referenceFormat),
          ...item(agreementMessages.eInvoiceIdLabel(), invoice.eInvoiceId),
        ]
      : [],
    glasses: glasses ? glassesItems(glasses) : [],
    protective: protective
      ? [
          ...item(agreementMessages.protectiveClasses(), protectiveText(protective.classes)),
          ...item(agreementMessages.pdfEmail(), protective.pdfEmail),
        ]
      : [],
  }
}
