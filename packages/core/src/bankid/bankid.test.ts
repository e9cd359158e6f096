import { describe, expect, it } from 'vitest'
import * as bankidMessages from '../messages/generated/bankid.js'
import * as errorMessages from '../messages/generated/error.js'
import { awaitsStart, type BankIdContext, bankIdMessage, type BankIdState, restartsByItself } from './index.js'

const base: BankIdContext = { purpose: 'auth', device: 'other', mobile: false }
const pending = (hintCode: string): BankIdState => ({ status: 'pending', hintCode })
const failed = (hintCode: string): BankIdState => ({ status: 'failed', hintCode })
const error = (errorCode: string): BankIdState => ({ status: 'error', errorCode })

describe('the recommended texts', () => {
  it.each<[BankIdState, Partial<BankIdContext>, () => string]>([
    [pending('outstandingTransaction'), {}, bankidMessages.rfa1Qr],
    [pending('outstandingTransaction'), { device: 'same' }, bankidMessages.rfa13],
    [pending('noClient'), {}, bankidMessages.rfa1],
    [pending('started'), {}, bankidMessages.rfa15a],
    [pending('started'), { mobile: true }, bankidMessages.rfa15b],
    [pending('userMrtd'), {}, bankidMessages.rfa23],
    [pending('userSign'), {}, bankidMessages.rfa9Auth],
    [pending('userSign'), { purpose: 'sign' }, bankidMessages.rfa9Sign],
    [pending('userCallConfirm'), {}, bankidMessages.userCallConfirm],
    [pending('processing'), {}, bankidMessages.processing],
    [pending('somethingNew'), {}, bankidMessages.rfa21Auth],
    [pending('somethingNew'), { purpose: 'sign' }, bankidMessages.rfa21Sign],
    [pending('constructor'), {}, bankidMessages.rfa21Auth],
    [failed('expiredTransaction'), {}, bankidMessages.rfa8],
    [failed('certificateErr'), {}, bankidMessages.rfa16],
    [failed('userCancel'), {}, bankidMessages.rfa6],
    [failed('cancelled'), {}, bankidMessages.rfa3],
    [failed('startFailed'), {}, bankidMessages.rfa17b],
    [failed('startFailed'), { device: 'same' }, bankidMessages.rfa17a],
    [failed('userDeclinedCall'), {}, bankidMessages.userDeclinedCall],
    [failed('notSupportedByUserApp'), {}, bankidMessages.notSupportedByUserApp],
    [failed('transactionRiskBlocked'), {}, bankidMessages.transactionRiskBlocked],
    [failed('somethingNew'), {}, bankidMessages.rfa22],
    [error('alreadyInProgress'), {}, bankidMessages.rfa4],
    [error('requestTimeout'), {}, bankidMessages.rfa5],
    [error('internalError'), {}, bankidMessages.rfa5],
    [error('Maintenance'), {}, bankidMessages.rfa5],
    [error('maintenance'), {}, bankidMessages.rfa5],
    [error('tooManyRequests'), {}, errorMessages.tooManyRequests],
    [error('canceled'), {}, bankidMessages.rfa3],
    [error('somethingNew'), {}, bankidMessages.rfa22],
    [{ status: 'starting' }, {}, bankidMessages.starting],
    [{ status: 'complete' }, {}, bankidMessages.completeAuth],
    [{ status: 'complete' }, { purpose: 'sign' }, bankidMessages.completeSign],
  ])('of %j with %j is %s [AUTH-002, ERR-003, ERR-004, ERR-005]', (state, context, message) => {
    expect(bankIdMessage(state, { ...base, ...context })).toBe(message)
  })

  it('ask to open the app until it is opened', () => {
    expect([pending('outstandingTransaction'), pending('noClient')].every(awaitsStart)).toBe(true)
    expect([pending('started'), pending('userSign'), failed('startFailed'), error('x')].some(awaitsStart)).toBe(false)
  })
})

describe('an order that failed', () => {
  const start = new Date('2026-11-24T12:00:00Z')
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

  it('is followed by another for three minutes when the app was not opened, and never otherwise', () => {
    expect(restartsByItself(failed('startFailed'), start, after(179))).toBe(true)
    expect(restartsByItself(failed('startFailed'), start, after(180))).toBe(false)
    expect(restartsByItself(failed('userCancel'), start, after(1))).toBe(false)
    expect(restartsByItself(pending('startFailed'), start, after(1))).toBe(false)
  })
})
