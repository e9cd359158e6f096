import * as eInvoiceMessages from '@klarsikt/core/messages/e-invoice'
import { SHOP } from '@klarsikt/shop-config'
import type { SentEInvoice, SentLine } from './port.js'
import { COUNTRY, CURRENCY, exVat, krText, TAX_CATEGORIES } from './ubl-parts.js'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd'
/** The European standard EN 16931. The operator adds what Peppol BIS Billing 3 demands beyond it. */
const SEMANTICS = 'urn:cen.eu:en16931:2017'
/** An ordinary invoice, by UN/CEFACT 1001. */
const COMMERCIAL_INVOICE = '380'
/** A credit transfer, by UN/CEFACT 4461. */
const CREDIT_TRANSFER = '30'
/** Pieces, by UN/ECE 20. */
const PIECE = 'C62'

/**
 * An invoice in UBL 2.1. Its prices exclude VAT, as the standard requires; the amount to pay is exactly the issued one.
 */
export function ublInvoice(invoice: SentEInvoice, bankgiro: string) {
  const { number, ocr, issuedOn, dueOn, amount, vat, lines } = invoice
  const net = vat.reduce((sum, one) => sum + one.net, 0)
  const tax = vat.reduce((sum, one) => sum + one.vat, 0)
  return {
    '@xmlns': `${NAMESPACE}:Invoice-2`,
    '@xmlns:cac': `${NAMESPACE}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${NAMESPACE}:CommonBasicComponents-2`,
    'cbc:CustomizationID': SEMANTICS,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:DueDate': dueOn,
    'cbc:InvoiceTypeCode': COMMERCIAL_INVOICE,
    'cbc:DocumentCurrencyCode': CURRENCY,
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty() },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(invoice.buyer) },
    'cac:PaymentMeans': {
      'cbc:PaymentMeansCode': CREDIT_TRANSFER,
      'cbc:PaymentID': ocr,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': bankgiro.replace('-', ''),
        'cac:FinancialInstitutionBranch': { 'cbc:ID': 'SE:BANKGIRO' },
      },
    },
    'cac:TaxTotal': {
      'cbc:TaxAmount': money(tax),
      'cac:TaxSubtotal': vat.map((one) => ({
        'cbc:TaxableAmount': money(one.net),
        'cbc:TaxAmount': money(one.vat),
        'cac:TaxCategory': taxCategory(one.rate, true),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': money(net),
      'cbc:TaxExclusiveAmount': money(net),
      'cbc:TaxInclusiveAmount': money(amount),
      'cbc:PayableAmount': money(amount),
    },
    'cac:InvoiceLine': lines.map(invoiceLine),
  }
}

function sellerParty() {
  const { name, organisationNumber, street, postalCode, city } = SHOP.seller
  const digits = organisationNumber.replace('-', '')
  return {
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': address({ street, postalCode, city }),
    'cac:PartyTaxScheme': { 'cbc:CompanyID': `SE${digits}01`, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': { '@schemeID': '0007', '#text': digits },
    },
  }
}

function buyerParty({ name, ...where }: SentEInvoice['buyer']) {
  return { 'cac:PostalAddress': address(where), 'cac:PartyLegalEntity': { 'cbc:RegistrationName': name } }
}

function address({ street, postalCode, city }: { street: string; postalCode: string; city: string }) {
  return {
    ...(street && { 'cbc:StreetName': street }),
    ...(city && { 'cbc:CityName': city }),
    ...(postalCode && { 'cbc:PostalZone': postalCode }),
    'cac:Country': { 'cbc:IdentificationCode': COUNTRY },
  }
}

function invoiceLine(line: SentLine, at: number) {
  const { net, unitPrice } = exVat(line)
  return {
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': { '@unitCode': PIECE, '#text': String(line.quantity) },
    'cbc:LineExtensionAmount': money(net),
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': taxCategory(line.vatRate, false) },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': CURRENCY, '#text': unitPrice } },
  }
}

function taxCategory(rate: SentLine['vatRate'], isReasonAsked: boolean) {
  const isExempt = rate === 0
  return {
    'cbc:ID': isExempt ? TAX_CATEGORIES.exempt : TAX_CATEGORIES.standard,
    'cbc:Percent': String(rate),
    ...(isExempt && isReasonAsked && { 'cbc:TaxExemptionReason': eInvoiceMessages.exemption() }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

const money = (amount: number) => ({ '@currencyID': CURRENCY, '#text': krText(amount) })
