import { DeliveryMethod } from '@klarsikt/core/delivery'
import { wholeOre } from '@klarsikt/core/money'
import { PaymentMethod } from '@klarsikt/core/payment'
import { AWAITED_LETTERS } from '../../groups/order/order/awaited-letters.js'
import { orderCancelled } from '../../groups/order/order/cancelled-letter.js'
import { orderConfirmation } from '../../groups/order/order/confirmation-letter.js'
import { orderLinesCancelled } from '../../groups/order/order/lines-cancelled-letter.js'
import { orderMoments, orderSteps } from '../../groups/order/order/order-steps.js'
import { orderReady } from '../../groups/order/order/ready-letter.js'
import { orderRefunded } from '../../groups/order/order/refunded-letter.js'
import { orderSent } from '../../groups/order/order/sent-letter.js'
import { returnLetters } from '../../groups/order/return/letters.js'
import { withdrawalLetters } from '../../groups/order/withdrawal/withdrawal-letters.js'
import { type LetterSample, sample, type SamplePictures } from './sample.js'

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
const FRAME = '1 × Klarsikt Vega, honung'

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
const picture = ({ frame }: SamplePictures) => ({ src: frame, alt: 'Klarsikt Vega, honung' })

function confirmation(pictures: SamplePictures): LetterSample {
  const lines = [
    { text: FRAME, amount: '1 695 kr', picture: picture(pictures) },
    {
      text: '2 × Alcon Total1 90-pack (höger öga, styrka −2,25)',
      amount: '1 998 kr',
      picture: { src: pictures.lenses, alt: 'Alcon Total1 90-pack' },
    },
  ]
  const placed = { ...moments, state: 'handled', controlledAt: null, sentAt: null } as const
  return sample(orderConfirmation, {
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
  })
}

const BACK = [
  { name: 'Klarna', amount: 119_500, isGiftCard: false },
  { name: 'Presentkort', amount: 50_000, isGiftCard: true },
]
const RETURN = { number: '10000042-1', orderNumber: '10000042', firstName: 'Anna', goods: [FRAME], amount: '1 695 kr' }
const DECLARATION = { name: 'Anna Lind', orderNumber: '10000042', email: BUYER.email, goods: 'Klarsikt Vega' }
const RECEIVED = { declaration: DECLARATION, receivedAt: '2026-12-04T10:15:00Z' }

/** Letters about orders, from the confirmation to the refund. */
export function orderSamples(pictures: SamplePictures): LetterSample[] {
  const [registered, received, refunded] = returnLetters
  const [receipt, notice] = withdrawalLetters
  const awaited = { orderNumber: '10000045', path: '/skicka-recept/10000045?nyckel=prov', day: '12 december 2026' }
  return [
    confirmation(pictures),
    sample(orderSent, {
      number: '10000042',
      buyer: BUYER,
      method: DeliveryMethod.PostNordLetter,
      storeName: null,
      eta: ETA,
      goods: [FRAME],
      tracking: { number: 'KS000000000042SE', url: 'https://klarsikt.example/sparning/KS000000000042SE' },
      isPart: false,
      isTaken: true,
      pictures: [picture(pictures)],
      steps: orderSteps(moments, { estimate: ESTIMATE }),
    }),
    sample(orderReady, {
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
      pictures: [picture(pictures)],
      steps: orderSteps(orderMoments({ ...row, storeId: 1 }, new Date('2026-11-30T08:20:00Z')), { estimate: ESTIMATE }),
    }),
    sample(orderCancelled, { number: '10000042', firstName: 'Anna', back: BACK, pictures: [picture(pictures)] }),
    sample(orderLinesCancelled, {
      pictures: [picture(pictures)],
      number: '10000042',
      firstName: 'Anna',
      goods: [FRAME],
      back: BACK,
      isClosed: false,
    }),
    sample(orderRefunded, { number: '10000042', firstName: 'Anna', back: BACK }),
    sample(AWAITED_LETTERS.reminder, awaited),
    sample(AWAITED_LETTERS.asked, awaited),
    sample(AWAITED_LETTERS.entered, {
      orderNumber: '10000045',
      lenses: ['Enstyrkeglas 1.6 Super'],
      isReleased: true,
    }),
    sample(registered, { ...RETURN, pictures: [picture(pictures)] }),
    sample(received, {
      ...RETURN,
      pictures: [picture(pictures)],
      means: ['1 195 kr till Klarna', '500 kr till presentkortet'],
    }),
    sample(refunded, { ...RETURN, goods: [] }),
    sample(receipt, RECEIVED),
    sample(notice, {
      ...RECEIVED,
      order: {
        number: '10000042',
        emailMatches: true,
        lines: [{ text: FRAME, right: 'legal' }],
      },
    }),
  ]
}
