import { describe, expect, it } from 'vitest'
import { dueReminder, interestFrom, REMINDER_PLAN } from './reminder.js'
import { INVOICE_STATUSES } from './statuses.js'

const OPEN = { status: 'notPaid', dueOn: '2027-03-01', reminders: 0, isReminderFeeAgreed: true } as const
const on = (day: string) => `${day}T05:00:00Z`

describe('reminders', () => {
  it('are sent by the plan, one after the other', () => {
    expect(dueReminder(OPEN, on('2027-03-01'))).toBeNull()
    expect(dueReminder(OPEN, on('2027-03-02'))).toEqual({ step: 'reminder', fee: 0 })
    const after = (reminders: number, day: string) => dueReminder({ ...OPEN, reminders }, on(day))
    expect(after(1, '2027-03-10')).toBeNull()
    expect(after(1, '2027-03-11')).toEqual({ step: 'second-reminder', fee: 6_000 })
    expect(after(2, '2027-03-21')).toEqual({ step: 'last-reminder', fee: 0 })
    expect(after(3, '2028-01-01')).toBeNull()
  })

  it('cost what the law allows, once, and only where that was agreed', () => {
    expect(REMINDER_PLAN.filter(({ hasFee }) => hasFee)).toHaveLength(1)
    const free = { ...OPEN, reminders: 1, isReminderFeeAgreed: false }
    expect(dueReminder(free, on('2027-03-11'))).toEqual({ step: 'second-reminder', fee: 0 })
  })

  it('are about invoices that can be paid here only', () => {
    const reminded = INVOICE_STATUSES.filter((status) => dueReminder({ ...OPEN, status }, on('2027-03-02')))
    expect(reminded.toSorted()).toEqual(['notPaid', 'partlyPaid'])
  })

  it('name the first day of interest: not before the due day, and 30 days after the invoice', () => {
    expect(interestFrom({ createdOn: '2027-01-30', dueOn: '2027-03-01' })).toBe('2027-03-02')
    expect(interestFrom({ createdOn: '2027-02-19', dueOn: '2027-03-01' })).toBe('2027-03-21')
  })
})
