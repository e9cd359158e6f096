import { describe, expect, it } from 'vitest'
import { stateFlaws } from '../lib/testing/state-flaws.js'
import { type CollectableInvoice, collectionProblem, collectionStates } from './collection.js'
import { REMINDER_PLAN } from './reminder.js'
import { invoiceActions } from './staff-actions.js'

const NOW = '2027-03-12T09:00:00Z'
const INVOICE: CollectableInvoice = {
  status: 'notPaid',
  amount: 50_000,
  fees: 6_000,
  credited: 0,
  paid: 0,
  dueOn: '2027-02-10',
  reminders: REMINDER_PLAN.length,
  remindedOn: '2027-03-02',
  creditedOn: null,
  payBy: null,
  isBeingPaid: false,
  isDebitOpen: false,
  isHandedOver: false,
  hasAgency: true,
}
const problem = (change: Partial<CollectableInvoice> = {}, now = NOW) =>
  collectionProblem({ ...INVOICE, ...change }, now)

describe('an invoice for collection [INV-002]', () => {
  it('may be handed over 10 days after the last reminder, counted in Stockholm', () => {
    expect(problem()).toBeNull()
    expect(problem({}, '2027-03-11T22:59:59Z')).toEqual({ code: 'too-early', from: '2027-03-12' })
    expect(problem({}, '2027-03-11T23:00:00Z')).toBeNull()
    expect(problem({ status: 'returnedFaultyAddress' })).toBeNull()
    expect(problem({ status: 'partlyPaid', paid: 100 })).toBeNull()
  })

  it.each([
    [{ status: 'paid', paid: 56_000 }, 'not-open'],
    [{ status: 'ended' }, 'not-open'],
    [{ status: 'inCollection' }, 'not-open'],
    [{ status: 'paymentReserved' }, 'not-open'],
    [{ hasAgency: false }, 'no-agency'],
    [{ isHandedOver: true }, 'handed-over'],
    [{ isBeingPaid: true }, 'being-paid'],
    [{ isDebitOpen: true }, 'debited'],
    [{ reminders: REMINDER_PLAN.length - 1 }, 'not-reminded'],
    [{ reminders: 0, remindedOn: null }, 'not-reminded'],
    [{ creditedOn: '2027-03-03' }, 'too-early'],
    [{ payBy: '2027-03-10' }, 'too-early'],
    [{ dueOn: '2027-03-05' }, 'too-early'],
  ] as const)('is not handed over with %o: %s', (change, code) => {
    expect(problem(change)).toMatchObject({ code })
    expect(invoiceActions({ ...INVOICE, ...change }, problem(change))).not.toContain('collect')
  })

  it('is offered to staff when it may be, and what an agency has is not opened by hand', () => {
    expect(invoiceActions(INVOICE, null)).toContain('collect')
    expect(invoiceActions({ ...INVOICE, status: 'inCollection' }, { code: 'not-open' })).toEqual(['transfer', 'end'])
  })

  it('is claimed, sent, and closed or given back', () => {
    expect(stateFlaws(collectionStates, { start: 'waiting', ends: ['closed', 'withdrawn'] })).toEqual([])
  })
})
