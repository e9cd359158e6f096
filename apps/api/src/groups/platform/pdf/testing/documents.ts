import { wholeOre } from '@klarsikt/core/money'
import { drawMandate } from '../../../money/autogiro/mandate-pdf.js'
import { drawCreditNote } from '../../../money/invoice/credit-note-pdf.js'
import { drawInvoice } from '../../../money/invoice/invoice-pdf.js'
import { drawReceipt, type Receipt } from '../../../order/receipt/receipt-pdf.js'
import { drawLabel } from '../../../order/return/label-pdf.js'
import { drawGiftCards } from '../../../sale/gift-card/gift-card-pdf.js'
import { drawAgreement, drawTerms } from '../../../subscription/glasses-subscription/agreement-pdf.js'
import { drawAgreement as drawCompanyAgreement } from '../../../visit/agreement/document.js'

const AT = new Date('2026-11-02T10:00:00Z')
const CARD = { number: '8000000000000001', pin: '1234', amount: wholeOre(50_000), validUntil: '2028-11-02' }
const BUYER = { firstName: 'Åsa', lastName: 'Öberg', street: 'Ågatan 1', postalCode: '11122', city: 'Stockholm' }
const PROFILE = { ...BUYER, email: 'asa@example.se', mobile: '+46701740605' }
const CUSTOMER = { number: '1000001', profile: PROFILE } as never
const LINES = [{ name: 'Justering av båge', quantity: 2, unitPrice: 25_000 }]
const VAT = [{ rate: 25, net: 40_000, vat: 10_000, gross: 50_000 }] as const

const RECEIPT: Receipt = {
  orderNumber: '10000012',
  orderedOn: '2026-11-01',
  sentOn: '2026-11-02',
  sentAt: AT,
  buyer: PROFILE,
  lines: LINES,
  discount: 1_000,
  discountCode: 'VALKOMMEN100',
  freight: 4_900,
  freightName: 'Ombud',
  total: 53_900,
  vat: VAT,
  tenders: [{ name: 'Klarna', amount: 53_900 }],
  refunded: 10_000,
}

/** Each kind of PDF that the shop makes, with the file that draws it. */
export const DOCUMENTS: readonly (readonly [name: string, file: string, draw: () => Promise<Uint8Array>])[] = [
  ['receipt', 'order/receipt/receipt-pdf.ts', () => drawReceipt(RECEIPT)],
  [
    'invoice with a slip',
    'money/invoice/invoice-pdf.ts',
    () =>
      drawInvoice({
        number: '100000001',
        issuedAt: AT,
        createdOn: '2026-11-02',
        dueOn: '2026-12-02',
        status: 'partlyPaid',
        ocr: '1000000017',
        receiver: BUYER,
        bankgiro: '5050-1055',
        lines: LINES,
        vat: VAT,
        amount: 50_000,
        isReminderFeeAgreed: true,
        changes: [{ text: 'Påminnelseavgift', amount: 6_000 }],
        settled: { text: 'Betalt', amount: 10_000 },
        left: 46_000,
      }),
  ],
  [
    'credit note',
    'money/invoice/credit-note-pdf.ts',
    () =>
      drawCreditNote({
        number: '200000001',
        invoiceNumber: '100000001',
        issuedAt: AT,
        createdOn: '2026-11-02',
        reason: 'Fel pris',
        receiver: BUYER,
        vat: VAT,
        amount: 50_000,
      }),
  ],
  [
    'agreement of a subscription',
    'subscription/glasses-subscription/agreement-pdf.ts',
    () =>
      drawAgreement({
        row: { id: 'A1', level: 'plus', monthlyPrice: 19_900, exchangeAmount: 300_000, campaignMonths: 2 } as never,
        customer: CUSTOMER,
        at: AT,
        termsDigest: 'a'.repeat(64),
      }),
  ],
  ['terms of subscriptions', 'subscription/glasses-subscription/agreement-pdf.ts', drawTerms],
  [
    'mandate of autogiro',
    'money/autogiro/mandate-pdf.ts',
    () =>
      drawMandate({
        customer: CUSTOMER,
        account: { bank: 'Swedbank', clearing: '8000-2', number: '1234567890' },
        payee: { bankgiro: '5050-1055' } as never,
        at: AT,
      }),
  ],
  [
    'agreement of a company',
    'visit/agreement/document.ts',
    () =>
      drawCompanyAgreement({
        number: '7001',
        at: AT,
        says: {
          organisation: {
            number: '559990-1005',
            name: 'Norrsken Bygg AB',
            form: 'Aktiebolag',
            address: { street: 'Hamngatan 12', postalCode: '90327', city: 'Umeå' },
            isTyped: false,
          },
          contact: { firstName: 'Eva', lastName: 'Åström', email: 'eva@bolaget.example', mobile: '+46701740605' },
          signatory: { firstName: 'Anna', lastName: 'Ek', title: 'Vd', email: 'anna@bolaget.example' },
          invoice: {
            street: 'Hamngatan 12',
            postalCode: '90327',
            city: 'Umeå',
            reference: { type: 'costCentre', format: 'AA-99' },
            eInvoiceId: '559990-1005',
          },
          glasses: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: true },
          protective: { classes: ['F'], pdfEmail: 'avtal@bolaget.example' },
        },
      }),
  ],
  [
    'gift cards',
    'sale/gift-card/gift-card-pdf.ts',
    () =>
      drawGiftCards({ cards: [CARD, CARD] as never, message: 'Grattis!', shopUrl: 'https://klarsikt.example', at: AT }),
  ],
  [
    'label of a return',
    'order/return/label-pdf.ts',
    () => drawLabel({ number: '12345', registeredAt: AT, buyer: PROFILE, goods: ['Kvist', 'Etui'] }),
  ],
]
