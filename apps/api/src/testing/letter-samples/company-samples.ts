import { agreementLetters } from '../../groups/visit/agreement/letters.js'
import { EYE_HEALTH_DAY_LETTERS } from '../../groups/visit/eye-health-day/letters.js'
import { requisitionLetters } from '../../groups/visit/requisition/letters.js'
import { type LetterSample, sample, SAMPLE_DOCUMENT } from './sample.js'

const COMPANY = 'Nordljus Bygg AB'
const AGREEMENT_NUMBER = 'AV-10000007'

function requisitionSamples(): LetterSample[] {
  const [asked, approvedManager, rejectedManager, approvedEmployee, rejectedEmployee, unanswered, list, outlay] =
    requisitionLetters
  const facts = {
    employee: 'Anna Lind',
    firstName: 'Anna',
    company: COMPANY,
    referenceType: 'costCentre',
    reference: '4410',
    amount: 45_000,
    cover: {
      agreementNumber: AGREEMENT_NUMBER,
      glassLevel: 'premium',
      frameLevel: 'standard',
      frameModels: 40,
      hasPhotochromic: false,
      protectiveClasses: [],
    },
  } as const
  const employee = { ...facts, bookingId: '8b9d7c2e' }
  return [
    sample(asked, { ...facts, token: 'prov', expiresAt: '2026-12-04T09:00:00Z' }),
    sample(approvedManager, facts),
    sample(rejectedManager, facts),
    sample(approvedEmployee, employee),
    sample(rejectedEmployee, employee),
    sample(unanswered, employee),
    sample(list, { token: 'prov' }),
    sample(outlay, { ...facts, paidAt: '2026-12-04T09:40:00Z', storeName: 'Göteborg Centrum' }),
  ]
}

function agreementSamples(): LetterSample[] {
  const [signed, toSign, draft] = agreementLetters
  const attached = { number: AGREEMENT_NUMBER, document: SAMPLE_DOCUMENT, company: COMPANY }
  return [
    sample(signed, {
      ...attached,
      signatory: 'Anna Lind, VD',
      signedAt: '2026-11-27T09:00:00Z',
      digest: 'a'.repeat(64),
      path: '/foretag/avtal?nyckel=prov',
    }),
    sample(toSign, { ...attached, firstName: 'Anna', secret: 'prov' }),
    sample(draft, { company: COMPANY, secret: 'prov' }),
  ]
}

/** Letters about agreements, requisitions and eye health days of companies. */
export function companySamples(): LetterSample[] {
  const answer = { store: 'Göteborg Centrum', phone: '031-10 00 00', text: 'Vi tar med allt vi behöver.' }
  return [
    ...agreementSamples(),
    ...requisitionSamples(),
    sample(EYE_HEALTH_DAY_LETTERS.received, { preferredDay: '2027-01-14', participants: 24 }),
    sample(EYE_HEALTH_DAY_LETTERS.accept, { ...answer, startsAt: '2027-01-14T08:00:00Z' }),
    sample(EYE_HEALTH_DAY_LETTERS.decline, { ...answer, startsAt: null }),
  ]
}
