import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import { type TypedCompanyInfo } from './company-info.js'
import {
  checkCompanyInfo,
  isRejectedSince,
  judgeDecision,
  REQUISITION_TYPES,
  type RequisitionState,
  requisitionExpiry,
  requisitionPayer,
  requisitionStateAt,
  requisitionStates,
} from './index.js'

const SENT = new Date('2027-03-20T09:00:00Z')
const expiresAt = requisitionExpiry(SENT)
const at = (state: RequisitionState) => ({ state, expiresAt: state === 'draft' ? null : expiresAt })

describe('the manager’s link', () => {
  it('is good for 14 days and no longer, over the night the clocks change', () => {
    expect(expiresAt).toEqual(new Date('2027-04-03T09:00:00Z'))
    expect(requisitionStateAt(at('pending'), new Date(expiresAt.getTime() - 1))).toBe('pending')
    expect(requisitionStateAt(at('pending'), expiresAt)).toBe('expired')
    expect(requisitionStateAt(at('approved'), expiresAt)).toBe('approved')
  })

  it.each([
    ['pending', 'approve', 'decided'],
    ['pending', 'reject', 'decided'],
    ['approved', 'approve', 'decided-before'],
    ['used', 'approve', 'decided-before'],
    ['rejected', 'reject', 'decided-before'],
    ['approved', 'reject', 'decided-otherwise'],
    ['used', 'reject', 'decided-otherwise'],
    ['rejected', 'approve', 'decided-otherwise'],
    ['expired', 'approve', 'expired'],
    ['draft', 'approve', 'expired'],
  ] as const)('%s and %s: %s [B2B-003, B2B-004]', (state, decision, outcome) => {
    expect(judgeDecision(at(state), decision, SENT)).toBe(outcome)
  })

  it('decides nothing once its days have passed', () => {
    expect(judgeDecision(at('pending'), 'approve', expiresAt)).toBe('expired')
  })
})

describe('who pays', () => {
  it('is the company where a manager has approved, and else the employee', () => {
    const paysCompany = requisitionStates.states.filter((state) => requisitionPayer('electronic', state) === 'company')
    expect(paysCompany).toEqual(['approved', 'used'])
    expect(requisitionPayer('electronic', null)).toBe('employee')
  })

  it('is decided by the paper, or by the choice of an own outlay, without a manager [BOOK-003]', () => {
    expect(REQUISITION_TYPES.map((type) => requisitionPayer(type, 'pending'))).toEqual([
      'employee',
      'paper',
      'employee',
    ])
  })
})

it('was rejected since the visit was chosen, and no longer once it is chosen again [B2B-004]', () => {
  const decidedAt = new Date('2026-11-02T10:00:00Z')
  const rejected = { state: 'rejected', decidedAt } as const
  expect(isRejectedSince(rejected, new Date('2026-11-01T10:00:00Z'))).toBe(true)
  expect(isRejectedSince(rejected, new Date('2026-11-02T10:00:01Z'))).toBe(false)
  expect(isRejectedSince({ state: 'approved', decidedAt }, new Date('2026-11-01T10:00:00Z'))).toBe(false)
  expect(isRejectedSince({ state: 'pending', decidedAt: null }, decidedAt)).toBe(false)
})

describe('company info', () => {
  const typed: TypedCompanyInfo = {
    name: ' Tranan Bygg AB ',
    organisationNumber: '5560160680',
    requisitionType: 'electronic',
    referenceType: 'costCentre',
    reference: 'K-4510',
    managerEmail: 'Chef@Tranan.example',
  }
  const refusal = (changes: TypedCompanyInfo) => {
    const checked = checkCompanyInfo({ ...typed, ...changes })
    return checked.ok
      ? null
      : Object.fromEntries(Object.entries(checked.error).map(([name, one]) => [name, problemText(one)]))
  }

  it('is read as the shop writes it [VALID-023, B2B-002]', () => {
    expect(checkCompanyInfo(typed)).toEqual({
      ok: true,
      value: {
        ...typed,
        name: 'Tranan Bygg AB',
        organisationNumber: '556016-0680',
        managerEmail: 'chef@tranan.example',
      },
    })
  })

  it('names every field that is missing; the manager is asked for where the requisition is electronic', () => {
    expect(Object.keys(refusal(Object.fromEntries(Object.keys(typed).map((name) => [name, '']))) ?? {})).toEqual([
      'name',
      'organisationNumber',
      'requisitionType',
      'referenceType',
      'reference',
    ])
    expect(Object.keys(refusal({ managerEmail: '' }) ?? {})).toEqual(['managerEmail'])
    for (const requisitionType of ['physical', 'own-outlay'])
      expect(checkCompanyInfo({ ...typed, requisitionType })).toMatchObject({ ok: true, value: { managerEmail: '' } })
  })

  it.each([
    ['costCentre', 'Avd. 7', 'Ett kostnadsställe har högst 20 bokstäver, siffror och bindestreck.'],
    ['employee', 'A17', 'Ett anställningsnummer har högst 12 siffror.'],
    ['freeText', '', 'Ange en referens.'],
  ])('holds a reference against the pattern of %s: %s', (referenceType, reference, text) => {
    expect(refusal({ referenceType, reference })).toEqual({ reference: text })
  })

  it('holds a reference against the format of the agreement, where that is one', () => {
    const agreed = { referenceType: 'costCentre', referenceFormat: 'AA-99' }
    expect(refusal({ ...agreed, reference: 'KA-45' })).toBeNull()
    expect(refusal({ ...agreed, reference: 'K-4510' })).toEqual({
      reference: 'Referensen ska ha formatet AA-99, där 9 står för en siffra och A för en bokstav.',
    })
    expect(refusal({ ...agreed, referenceFormat: '(.*)', reference: 'K-4510' })).toBeNull()
  })
})
