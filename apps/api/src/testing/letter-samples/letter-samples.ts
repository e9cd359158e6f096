import type { LetterContent } from '../../groups/platform/letter/letter-template.js'
import { modules } from '../../modules.js'
import { accountSamples } from './account-samples.js'
import { companySamples } from './company-samples.js'
import { orderSamples } from './order-samples.js'
import { paymentSamples } from './payment-samples.js'
import type { SamplePictures } from './sample.js'
import { subscriptionSamples } from './subscription-samples.js'
import { visitSamples } from './visit-samples.js'

/** Sample data for every letter, by the name of its template. */
export function letterSamples(pictures: SamplePictures): ReadonlyMap<string, object> {
  return new Map([
    ...orderSamples(pictures),
    ...paymentSamples(),
    ...subscriptionSamples(pictures),
    ...visitSamples(),
    ...companySamples(),
    ...accountSamples(),
  ])
}

/** Renders a sample letter as the shop would send it. */
export function renderSample(name: string, shopUrl: string, pictures: SamplePictures): LetterContent {
  const template = modules.flatMap(({ letters }) => letters).find((one) => one.name === name)
  const sample = letterSamples(pictures).get(name)
  if (!template || !sample) throw new Error(`There is no sample of the letter ${name}`)
  return template.render(sample as never, { shopUrl, serviceEmail: 'hej@klarsikt.example' })
}
