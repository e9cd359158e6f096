import { wholeOre } from '@klarsikt/core/money'
import { CLAIM_LETTERS } from '../../groups/order/claim/letters.js'
import { examPrescriptionLetter } from '../../groups/order/prescription/letters.js'
import type { BookingLetter } from '../../groups/visit/booking/letter-parts.js'
import { bookingLetters } from '../../groups/visit/booking/letters.js'
import { waitingOfferLetter } from '../../groups/visit/booking/waiting-notify.js'
import { type LetterSample, sample } from './sample.js'

const VISIT: BookingLetter = {
  id: '8b9d7c2e',
  calendarId: 'sample@klarsikt.example',
  number: 'B48217735',
  sequence: 0,
  changedAt: '2026-11-27T09:00:00Z',
  firstName: 'Anna',
  examType: 'glasses',
  start: '2026-12-04T09:00:00Z',
  end: '2026-12-04T09:30:00Z',
  storeName: 'Göteborg Centrum',
  place: 'Kungsgatan 30, 411 19 Göteborg',
  phone: '031-10 00 00',
  price: { price: wholeOre(45_000), kind: 'ordinary' },
  fee: 0,
  isMinor: false,
}

/** Letters about visits and about a store's answers. */
export function visitSamples(): LetterSample[] {
  const answer = {
    name: 'Anna Lind',
    store: 'Göteborg Centrum',
    phone: '031-10 00 00',
    text: 'Välkommen in med bågen.',
  }
  return [
    ...bookingLetters.map((template) => sample(template, VISIT)),
    sample(waitingOfferLetter, {
      id: '8b9d7c2e',
      store: 'Göteborg Centrum',
      start: '2026-12-04T09:00:00Z',
      until: '2026-11-27T13:30:00Z',
    }),
    sample(examPrescriptionLetter, { firstName: 'Anna', day: '2026-12-04', isCorrected: false }),
    sample(CLAIM_LETTERS.received, { name: 'Anna Lind' }),
    sample(CLAIM_LETTERS.accept, answer),
    sample(CLAIM_LETTERS.decline, answer),
  ]
}
