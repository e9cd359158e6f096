import { createHash } from 'node:crypto'
import { type AgreementContent, glassesItems, protectiveText } from '@klarsikt/core/agreement'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { REFERENCE_TYPE_MESSAGES, shownCompanyNumber } from '@klarsikt/core/company'
import { formatMobile, postalPlace } from '@klarsikt/core/identity'
import { INVOICE_DAYS } from '@klarsikt/core/invoice'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as documentMessages from '@klarsikt/core/messages/agreement-document'
import * as companyMessages from '@klarsikt/core/messages/company'
import { SHOP } from '@klarsikt/shop-config'
import { type Page, type PdfTableRow, drawPdf, drawRule, drawTable, labelledRow } from '../../platform/index.js'

const COLUMNS = [{ share: 0.36 }, { share: 0.64 }] as const

export type DrawnAgreement = {
  readonly number: string
  readonly at: Date
  readonly says: AgreementContent
}

/** Draws an agreement for the signature. The same content on the same day always gives the same bytes. */
export function drawAgreement({ number, at, says }: DrawnAgreement): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({
    title: documentMessages.title({ number }),
    at,
    draw(page) {
      page.font('bold').fontSize(20).text(documentMessages.heading()).fontSize(10).font('regular')
      page.moveDown(0.5).text(documentMessages.number({ number }))
      page.text(documentMessages.day({ day: dayText(stockholmDate(at)) }))
      page.moveDown().text(documentMessages.intro({ seller: SHOP.seller.name, company: says.organisation.name }))
      for (const [heading, rows] of sectionsOf(says)) drawSection(page, heading, rows)
      drawTerms(page)
      drawSignatures(page, says)
    },
  })
}

/** The SHA-256 digest of a document in lower-case hexadecimal, as it is shown and signed. */
export function digestOf(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex')
}

type Section = readonly [heading: string, rows: readonly PdfTableRow[]]

function sectionsOf({ organisation, contact, signatory, invoice, glasses, protective }: AgreementContent): Section[] {
  const { address } = organisation
  return [
    [
      documentMessages.seller(),
      [
        labelledRow(documentMessages.name(), SHOP.seller.name),
        labelledRow(documentMessages.orgNumber(), SHOP.seller.organisationNumber),
        labelledRow(documentMessages.address(), `${SHOP.seller.street}, ${postalPlace(SHOP.seller)}`),
      ],
    ],
    [
      documentMessages.company(),
      [
        labelledRow(documentMessages.name(), organisation.name),
        labelledRow(documentMessages.orgNumber(), shownCompanyNumber(organisation.number)),
        ...(organisation.form === '' ? [] : [labelledRow(documentMessages.form(), organisation.form)]),
        ...(address === null
          ? []
          : [labelledRow(documentMessages.address(), `${address.street}, ${postalPlace(address)}`)]),
        labelledRow(
          documentMessages.contact(),
          `${contact.firstName} ${contact.lastName}, ${contact.email}, ${formatMobile(contact.mobile)}`,
        ),
        labelledRow(documentMessages.signatory(), `${signatory.firstName} ${signatory.lastName}, ${signatory.title}`),
      ],
    ],
    [
      documentMessages.invoice(),
      [
        labelledRow(documentMessages.invoiceAddress(), `${invoice.street}, ${postalPlace(invoice)}`),
        labelledRow(companyMessages.referenceType(), REFERENCE_TYPE_MESSAGES[invoice.reference.type]()),
        ...(invoice.reference.format === ''
          ? []
          : [
              labelledRow(
                companyMessages.referenceFormat(),
                documentMessages.format({ format: invoice.reference.format }),
              ),
            ]),
        ...(invoice.eInvoiceId === '' ? [] : [labelledRow(agreementMessages.eInvoiceIdLabel(), invoice.eInvoiceId)]),
      ],
    ],
    [
      documentMessages.glasses(),
      [
        ...glassesItems(glasses).map(({ term, value }) => labelledRow(term, value)),
        labelledRow(agreementMessages.protectiveGlasses(), protectiveText(protective.classes)),
      ],
    ],
  ]
}

function drawSection(page: Page, heading: string, rows: readonly PdfTableRow[]): void {
  page.moveDown().font('bold').fontSize(12).text(heading).fontSize(10).font('regular')
  page.moveDown(0.3)
  drawTable(page, COLUMNS, rows)
}

function drawTerms(page: Page): void {
  page.moveDown().font('bold').fontSize(12).text(documentMessages.terms()).fontSize(10).font('regular')
  page.moveDown(0.3)
  for (const term of [
    documentMessages.termExam(),
    documentMessages.termPrivacy(),
    documentMessages.termPayment({ days: INVOICE_DAYS.usual }),
    documentMessages.termEnd(),
  ])
    page.text(term).moveDown(0.4)
}

/**
 * Draws the line of the signature. The proof is stored beside the document, under the digest of its bytes, because the
 * signed document cannot change.
 */
function drawSignatures(page: Page, { signatory, organisation }: AgreementContent): void {
  page.moveDown()
  drawRule(page)
  page.text(
    documentMessages.signedBy({
      name: `${signatory.firstName} ${signatory.lastName}`,
      title: signatory.title,
      company: organisation.name,
    }),
  )
  page.text(documentMessages.proof())
}
