import { glassesSubscriptionChargeLetters } from '../../groups/subscription/glasses-subscription/charge-letters.js'
import { glassesSubscriptionLetters } from '../../groups/subscription/glasses-subscription/letters.js'
import { lensSubscriptionLetters } from '../../groups/subscription/lens-subscription/letters.js'
import { type LetterSample, sample, SAMPLE_DOCUMENT, type SamplePictures } from './sample.js'

/** Letters about lens and glasses subscriptions. */
export function subscriptionSamples({ lenses }: SamplePictures): LetterSample[] {
  const delivery = {
    id: '50000007',
    firstName: 'Anna',
    day: '2026-12-08',
    date: '2026-12-02',
    amount: '999 kr',
    goods: 'Alcon Total1 90-pack',
    rows: [{ text: '1 × Alcon Total1 90-pack', amount: '999 kr' }],
    pictures: [{ src: lenses, alt: 'Alcon Total1 90-pack' }],
  }
  const [signed, notice, ended, wonBack] = glassesSubscriptionLetters
  const glasses = { id: '60000003', firstName: 'Anna' }
  const over = { ...glasses, endsOn: '2027-02-28', path: '/ateraktivera?nyckel=prov' }
  const declined = { ...glasses, number: '70000012', amount: '349 kr', day: '2026-12-04' }
  return [
    ...lensSubscriptionLetters.map((template) => sample(template, delivery)),
    sample(signed, {
      ...glasses,
      level: 'Premium',
      monthlyPrice: 34_900,
      bindingEndsOn: '2028-11-27',
      document: SAMPLE_DOCUMENT,
    }),
    sample(notice, over),
    sample(ended, over),
    sample(wonBack, glasses),
    ...glassesSubscriptionChargeLetters.map((template) => sample(template, declined)),
  ]
}
