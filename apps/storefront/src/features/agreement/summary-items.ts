import type { Agreement } from '@klarsikt/contract/shop/types'
import { type AgreementPart, glassesItems, protectiveText, REFERENCE_TYPE_MESSAGES } from '@klarsikt/core/b2b'
import { postalPlace } from '@klarsikt/core/identity'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as b2bMessages from '@klarsikt/core/messages/b2b'
import * as fieldMessages from '@klarsikt/core/messages/field'

interface Item {
  readonly term: string
  readonly value: string
}
const item = (term: string, value: string): Item[] => (value === '' ? [] : [{ term, value }])
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`

/** What is filled in of each part, as it is looked over. */
export function summaryItems(agreement: Agreement): Readonly<Record<AgreementPart, readonly Item[]>> {
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
          ...item(b2bMessages.stepContact(), nameOf(contact)),
          ...item(authMessages.email(), contact.email),
          ...item(fieldMessages.mobile(), contact.mobile),
        ]
      : [],
    signatory: signatory
      ? [
          ...item(b2bMessages.stepSignatory(), nameOf(signatory)),
          ...item(agreementMessages.titleLabel(), signatory.title),
          ...item(authMessages.email(), signatory.email),
        ]
      : [],
    invoice: invoice
      ? [
          ...item(agreementMessages.invoiceAddressLabel(), `${invoice.street}, ${postalPlace(invoice)}`),
          ...item(b2bMessages.referenceType(), REFERENCE_TYPE_MESSAGES[invoice.referenceType]()),
          ...item(b2bMessages.referenceFormat(), invoice.referenceFormat),
          ...item(agreementMessages.eInvoiceIdLabel(), invoice.eInvoiceId),
        ]
      : [],
    glasses: glasses ? glassesItems(glasses) : [],
    protective: protective
      ? [
          ...item(b2bMessages.protectiveClasses(), protectiveText(protective.classes)),
          ...item(b2bMessages.pdfEmail(), protective.pdfEmail),
        ]
      : [],
  }
}
