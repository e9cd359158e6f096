import { expect, it } from 'vitest'
import type { AgreementContent } from './agreement.js'
import { agreementNumber, signText } from './signing.js'
import { AGREEMENT_PARTS, nextAgreementStep, openAgreementSteps, wholeAgreement } from './steps.js'

it('shows what is signed, with the digest of the document', () => {
  const text = signText({ number: agreementNumber(42), organisation: { name: 'Bolaget AB' }, documentDigest: 'ab12' })
  expect(text).toMatch(/AV-00000042[\s\S]*Bolaget AB[\s\S]*ab12/)
})

it('asks for the parts in order, and then for the signature [ROUTE-055]', () => {
  expect(nextAgreementStep({})).toBe('organisation')
  expect(openAgreementSteps({})).toEqual(['organisation'])
  const some = { organisation: {}, contact: {}, glasses: {} } as unknown as Partial<AgreementContent>
  expect(nextAgreementStep(some)).toBe('signatory')
  expect(openAgreementSteps(some)).toEqual(['organisation', 'contact', 'signatory', 'glasses'])
  expect(wholeAgreement(some)).toBeNull()
  const all = Object.fromEntries(AGREEMENT_PARTS.map((part) => [part, {}])) as unknown as AgreementContent
  expect(nextAgreementStep(all)).toBe('summary')
  expect(openAgreementSteps(all)).toHaveLength(7)
  expect(wholeAgreement(all)).toBe(all)
})
