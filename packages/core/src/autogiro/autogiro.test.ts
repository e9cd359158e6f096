import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/index.js'
import { isWorkingDay, workingDaysUntil } from '../calendar/working-days.js'
import {
  DEBIT_NOTICE_WORKING_DAYS,
  debitAmount,
  debitDay,
  debitSendDay,
  debitStates,
  isDebitable,
  isDebitOpen,
  isMandateActive,
  mandateStates,
} from './index.js'

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days))

test('a mandate waits for the bank, and what has ended stays so [INV-003]', () => {
  expect(mandateStates.initial).toBe('waiting')
  expect(mandateStates.states.filter(isMandateActive)).toEqual(['active'])
  expect(mandateStates.states.filter((state) => mandateStates.isFinal(state))).toEqual(['refused', 'revoked'])
})

test('a debit that is sent is answered by the bank and not dropped [INV-003]', () => {
  expect(debitStates.can('sent', 'drop')).toBe(false)
  expect(debitStates.states.filter(isDebitOpen)).toEqual(['planned', 'sent'])
})

test('a debit is drawn on a working day, on the due day or when the customer has known of it for long enough [INV-003]', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 60 }), (announcedOn, days) => {
      const dueOn = addDays(announcedOn, days)
      const drawnOn = debitDay(announcedOn, dueOn)
      expect(isWorkingDay(drawnOn)).toBe(true)
      expect(drawnOn >= dueOn).toBe(true)
      expect(workingDaysUntil(announcedOn, drawnOn)).toBeGreaterThanOrEqual(DEBIT_NOTICE_WORKING_DAYS)
      expect(debitSendDay(drawnOn) > announcedOn).toBe(true)
    }),
  )
})

test('a due day of Christmas is drawn on the next working day [INV-003]', () => {
  expect(debitDay('2026-11-26', '2026-12-24')).toBe('2026-12-28')
  expect(debitSendDay('2026-12-28')).toBe('2026-12-22')
})

test('never more is drawn than was announced, nor than is left [INV-003]', () => {
  const invoice = { announced: 50_000, left: 30_000, status: 'partlyPaid' } as const
  expect(debitAmount(invoice, true)).toBe(30_000)
  expect(debitAmount({ ...invoice, left: 56_000 }, true)).toBe(50_000)
  expect(debitAmount({ ...invoice, left: 0 }, true)).toBeNull()
  expect(debitAmount({ ...invoice, status: 'paymentReserved' }, true)).toBeNull()
  expect(debitAmount(invoice, false)).toBeNull()
})

test('what is late already, or not to be paid, is not drawn [INV-003]', () => {
  const dueOn = '2026-12-01'
  expect(isDebitable({ status: 'notPaid', dueOn }, '2026-12-01')).toBe(true)
  expect(isDebitable({ status: 'notPaid', dueOn }, '2026-12-02')).toBe(false)
  expect(isDebitable({ status: 'inCollection', dueOn }, '2026-11-01')).toBe(false)
})
