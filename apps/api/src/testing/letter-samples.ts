import { DeliveryMethod } from '@klarsikt/core/delivery'
import { wholeOre } from '@klarsikt/core/money'
import { PaymentMethod } from '@klarsikt/core/payment'
import { BOOKING_LETTERS, type BookingLetter } from '../modules/booking/letters.js'
import type { giftCardReceived } from '../modules/gift-card/received-letter.js'
import type { InvoiceLetter } from '../modules/invoice/letter-parts.js'
import { LENS_LETTERS, type SubscriptionLetter } from '../modules/lens-subscription/letters.js'
import { letterTemplates } from '../modules/letter-templates.js'
import { AWAITED_LETTERS } from '../modules/order/awaited-letters.js'
import type { orderConfirmation } from '../modules/order/confirmation-letter.js'
import { orderMoments, orderSteps } from '../modules/order/order-steps.js'
import type { orderReady } from '../modules/order/ready-letter.js'
import type { orderSent } from '../modules/order/sent-letter.js'
import type { LetterContent, LetterTemplate } from '../modules/outbox/letter-template.js'

type DataOf<Template> = Template extends LetterTemplate<infer Data> ? Data : never

const ETA = { from: '2026-12-01', to: '2026-12-03' }
const ESTIMATE = { ...ETA, fromPrescription: null }
const BUYER = {
  firstName: 'Anna',
  lastName: 'Lind',
  email: 'anna@klarsikt.example',
  mobile: '+46701740605',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
}

/** Pictures of the shop to show in the letters, by their paths. */
export type SamplePictures = { readonly frame: string; readonly lenses: string }

const row = {
  state: 'sent',
  placedAt: new Date('2026-11-26T09:12:00Z'),
  controlledAt: new Date('2026-11-26T13:40:00Z'),
  sentAt: new Date('2026-11-27T15:05:00Z'),
  cancelledAt: null,
  storeId: null,
  stockStoreId: null,
} as const

const moments = orderMoments(row)

function confirmation({ frame, lenses }: SamplePictures): DataOf<typeof orderConfirmation> {
  const lines = [
    { text: '1 × Klarsikt Vega, honung', amount: '1 695 kr', picture: { src: frame, alt: 'Klarsikt Vega, honung' } },
    {
      text: '2 × Alcon Total1 90-pack (höger öga, styrka −2,25)',
      amount: '1 998 kr',
      picture: { src: lenses, alt: 'Alcon Total1 90-pack' },
    },
  ]
  const placed = { ...moments, state: 'handled', controlledAt: null, sentAt: null } as const
  return {
    orderNumber: '10000042',
    terms: null,
    steps: orderSteps(placed, { estimate: ESTIMATE }),
    order: {
      cartId: 'cart',
      buyer: BUYER,
      newsletter: false,
      termsVersion: '2026-09-01',
      delivery: {
        method: DeliveryMethod.PostNordLetter,
        storeId: null,
        storeName: null,
        name: 'PostNord brev',
        etaFrom: ETA.from,
        etaTo: ETA.to,
      },
      lines: lines.map((line) => ({ ...line, withdrawal: `${line.text.slice(4)}: 30 dagars öppet köp.` })),
      items: wholeOre(369_300),
      discount: wholeOre(0),
      shipping: wholeOre(0),
      total: wholeOre(369_300),
      vat: [{ rate: 25, gross: 369_300, net: 295_440, vat: 73_860 }],
      giftCards: [],
      toPay: wholeOre(369_300),
      paymentMethod: PaymentMethod.Klarna,
    },
  }
}

const sent = ({ frame }: SamplePictures): DataOf<typeof orderSent> => ({
  number: '10000042',
  buyer: BUYER,
  method: DeliveryMethod.PostNordLetter,
  storeName: null,
  eta: ETA,
  goods: ['1 × Klarsikt Vega, honung'],
  tracking: { number: 'KS000000000042SE', url: 'https://klarsikt.example/sparning/KS000000000042SE' },
  isPart: false,
  isTaken: true,
  pictures: [{ src: frame, alt: 'Klarsikt Vega, honung' }],
  steps: orderSteps(moments, { estimate: ESTIMATE }),
})

const ready = ({ frame }: SamplePictures): DataOf<typeof orderReady> => ({
  number: '10000043',
  firstName: 'Anna',
  store: {
    name: 'Göteborg Centrum',
    slug: 'goteborg-centrum',
    street: 'Kungsgatan 30',
    postalCode: '411 19',
    city: 'Göteborg',
  },
  code: '402918',
  lastDay: '2026-12-11',
  isPaid: true,
  pictures: [{ src: frame, alt: 'Klarsikt Vega, honung' }],
  steps: orderSteps(orderMoments({ ...row, storeId: 1 }, new Date('2026-11-30T08:20:00Z')), { estimate: ESTIMATE }),
})

const visit: BookingLetter = {
  id: '8b9d7c2e',
  calendarId: 'sample@klarsikt.example',
  sequence: 0,
  changedAt: '2026-11-27T09:00:00Z',
  firstName: 'Anna',
  examType: 'glasses',
  start: '2026-12-04T09:00:00Z',
  end: '2026-12-04T09:30:00Z',
  storeName: 'Göteborg Centrum',
  place: 'Kungsgatan 30, 411 19 Göteborg',
  phone: '031-10 00 00',
  fee: 0,
  isMinor: false,
}

const lensDelivery = ({ lenses }: SamplePictures): SubscriptionLetter => ({
  id: '50000007',
  firstName: 'Anna',
  day: '2026-12-08',
  date: '2026-12-02',
  amount: '999 kr',
  rows: [{ text: '1 × Alcon Total1 90-pack', amount: '999 kr' }],
  pictures: [{ src: lenses, alt: 'Alcon Total1 90-pack' }],
})

const invoice: InvoiceLetter = {
  number: '70000012',
  subscriptionId: '60000003',
  firstName: 'Anna',
  amount: '349 kr',
  dueOn: '2026-12-30',
  ocr: '700000127',
}

const giftCard: DataOf<typeof giftCardReceived> = {
  orderNumber: '10000044',
  from: 'Erik Lind',
  message: 'Grattis på\nfödelsedagen!',
  cards: [{ number: '1111222233334444', pin: '0471', amount: wholeOre(50_000), validUntil: '2028-11-27' }],
  document: 'JVBERi0=',
}

const prescription: DataOf<typeof AWAITED_LETTERS.reminder> = {
  orderNumber: '10000045',
  path: '/skicka-recept/10000045?nyckel=prov',
  day: '12 december 2026',
}

/** The letters that most customers get, with data made up for them, by the name of their template. */
export function letterSamples(pictures: SamplePictures): ReadonlyMap<string, object> {
  return new Map<string, object>([
    ['order-confirmation', confirmation(pictures)],
    ['order-sent', sent(pictures)],
    ['order-ready', ready(pictures)],
    [AWAITED_LETTERS.reminder.name, prescription],
    [BOOKING_LETTERS.booked.name, visit],
    [BOOKING_LETTERS.reminder.name, visit],
    [LENS_LETTERS.coming.name, lensDelivery(pictures)],
    ['invoice-issued', invoice],
    ['gift-card-received', giftCard],
    ['account-verify-email', { firstName: 'Anna', secret: 'prov' }],
  ])
}

/** A sample as it would be sent. */
export function renderSample(name: string, shopUrl: string, pictures: SamplePictures): LetterContent {
  const template = letterTemplates.find((one) => one.name === name)
  const sample = letterSamples(pictures).get(name)
  if (!template || !sample) throw new Error(`There is no sample of the letter ${name}`)
  return template.render(sample as never, { shopUrl })
}
