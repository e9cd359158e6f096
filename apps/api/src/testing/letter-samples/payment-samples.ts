import { wholeOre } from '@klarsikt/core/money'
import { debitLetters } from '../../groups/money/autogiro/debit-letters.js'
import { mandateLetters } from '../../groups/money/autogiro/letters.js'
import { collectionLetters } from '../../groups/money/invoice/collection-letters.js'
import { deliveryLetters } from '../../groups/money/invoice/delivery-letter.js'
import type { InvoiceLetter } from '../../groups/money/invoice/letter-parts.js'
import { invoiceLetters } from '../../groups/money/invoice/letters.js'
import { savedCardLetters } from '../../groups/money/payment-choice/letters.js'
import { recipientLetters } from '../../groups/money/payment-choice/recipient-letters.js'
import { paymentLinkLetters } from '../../groups/money/payment-link/letters.js'
import { giftCardDelivered } from '../../groups/sale/gift-card/delivered-letter.js'
import { giftCardLetter } from '../../groups/sale/gift-card/gift-card-letter.js'
import { giftCardReceived } from '../../groups/sale/gift-card/received-letter.js'
import { type LetterSample, sample, SAMPLE_DOCUMENT } from './sample.js'

const INVOICE: InvoiceLetter = {
  number: '70000012',
  subscriptionId: '60000003',
  firstName: 'Anna',
  amount: '349 kr',
  dueOn: '2026-12-30',
  ocr: '700000127',
}
const BANKGIRO = '5050-1055'
const CARDS = [{ number: '1111222233334444', pin: '0471', amount: wholeOre(50_000), validUntil: '2028-11-27' }]
const ACCOUNT = '8327-9, ••••4567'

/** Letters about invoices and their payment. */
function invoiceSamples(): LetterSample[] {
  const [issued, charged, overdue, second, last, credited, paid, reopened] = invoiceLetters
  const [collected, withdrawn] = collectionLetters
  const [byMail] = deliveryLetters
  const [planned, refused, takenBack] = debitLetters
  const late = { ...INVOICE, fee: '60 kr', interestOn: '2026-12-31' }
  const agency = { ...INVOICE, agency: 'Inkassobolaget AB' }
  return [
    sample(issued, INVOICE),
    sample(charged, INVOICE),
    sample(overdue, { ...late, fee: null }),
    sample(second, late),
    sample(last, late),
    sample(credited, { ...INVOICE, creditNote: '70000020', reason: 'Glasen levererades sent.' }),
    sample(paid, INVOICE),
    sample(reopened, INVOICE),
    sample(collected, agency),
    sample(withdrawn, agency),
    sample(byMail, { ...INVOICE, refusal: 'recipient-ended', bankgiro: BANKGIRO }),
    sample(planned, { ...INVOICE, debitOn: '2026-12-30' }),
    sample(refused, { ...INVOICE, refusal: 'no-cover', payBy: '2027-01-08', bankgiro: BANKGIRO }),
    sample(takenBack, { ...INVOICE, takenBack: '349 kr', payBy: '2027-01-08', bankgiro: BANKGIRO }),
  ]
}

/** Letters about a customer's cards, autogiro and e-invoices. */
function methodSamples(): LetterSample[] {
  const [signed, active, refused, revoked] = mandateLetters
  const mandate = { firstName: 'Anna', account: ACCOUNT, reason: '' }
  return [
    ...savedCardLetters.map((template) => sample(template, { firstName: 'Anna', card: 'Visa •••• 4242' })),
    ...recipientLetters.map((template) => sample(template, { firstName: 'Anna', reason: 'by-bank' })),
    sample(signed, { ...mandate, document: SAMPLE_DOCUMENT }),
    sample(active, mandate),
    sample(refused, { ...mandate, reason: 'Banken kunde inte hitta kontot.' }),
    sample(revoked, { ...mandate, reason: 'Banken har avslutat medgivandet.' }),
  ]
}

function giftCardSamples(): LetterSample[] {
  const card = { orderNumber: '10000044', cards: CARDS, document: SAMPLE_DOCUMENT }
  return [
    sample(giftCardLetter, { ...card, buyer: { email: 'erik@klarsikt.example', firstName: 'Erik' } }),
    sample(giftCardReceived, { ...card, from: 'Erik Lind', message: 'Grattis på\nfödelsedagen!' }),
    sample(giftCardDelivered, {
      orderNumber: '10000044',
      firstName: 'Erik',
      to: 'anna@klarsikt.example',
      amounts: [wholeOre(50_000)],
    }),
  ]
}

function paymentLinkSamples(): LetterSample[] {
  const [link, receipt, stopped] = paymentLinkLetters
  const paid = {
    customer: { email: 'anna@klarsikt.example', firstName: 'Anna' },
    amount: wholeOre(45_000),
    purpose: 'Justering av glasögon',
    storeName: 'Göteborg Centrum',
  }
  return [
    sample(link, {
      ...paid,
      link: 'https://klarsikt.example/betala/prov',
      expiresAt: '2026-12-04T22:59:00Z',
    }),
    sample(receipt, { ...paid, number: '80000003', paidAt: '2026-11-28T10:05:00Z' }),
    sample(stopped, { ...paid, number: '80000003' }),
  ]
}

/** Letters about invoices, ways to pay, gift cards and payment links. */
export function paymentSamples(): LetterSample[] {
  return [...invoiceSamples(), ...methodSamples(), ...giftCardSamples(), ...paymentLinkSamples()]
}
