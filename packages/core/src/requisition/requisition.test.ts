import { describe, expect, it } from 'vitest'
import {
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
