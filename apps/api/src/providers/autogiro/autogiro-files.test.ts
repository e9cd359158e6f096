import { addDays } from '@klarsikt/core/calendar'
import {
  mandateAdvice,
  newBankGiroBooks,
  paymentSpecification,
  rejectedDebits,
  takenBackDebits,
  takeOrder,
} from '@klarsikt/sandbox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AutogiroRequest } from './port.js'
import { readAutogiroReport } from './read-report.js'
import { writeAutogiroRequest } from './write-request.js'

const PAYEE = { bankgiro: '5050-1055', customerNumber: '471117' }
const HEAD = { customerNumber: '471117', bankgiro: '0050501055', day: '20261203' }
const PAYER = '0000123456789012'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-11-01', days))
const request: fc.Arbitrary<AutogiroRequest> = fc.record({
  writtenOn: day,
  mandates: fc.array(fc.record({ payerNumber: digits(12), account: digits(16), personalNumber: digits(12) })),
  cancelled: fc.array(digits(12)),
  debits: fc.array(
    fc.record({
      payerNumber: digits(12),
      on: day,
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      reference: digits(9),
    }),
  ),
})

describe('a file to the bank giro [INV-003]', () => {
  it('has records of 80 characters, each kind of them below an opening record', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const records = writeAutogiroRequest(PAYEE, asked).split('\r\n').slice(0, -1)
        expect(records.every((record) => record.length === 80)).toBe(true)
        const kinds = Object.groupBy(records, (record) => record.slice(0, 2))
        expect([kinds['04'] ?? [], kinds['03'] ?? [], kinds['82'] ?? []].map(({ length }) => length)).toEqual([
          asked.mandates.length,
          asked.cancelled.length,
          asked.debits.length,
        ])
        const sections = [asked.mandates.length + asked.cancelled.length > 0, asked.debits.length > 0]
        expect(kinds['01'] ?? []).toHaveLength(sections.filter(Boolean).length)
      }),
    )
  })

  it('has each field where the manual says', () => {
    const text = writeAutogiroRequest(PAYEE, {
      writtenOn: '2026-11-26',
      mandates: [{ payerNumber: '123456789012', account: '3300008008286042', personalNumber: '199006022397' }],
      cancelled: ['123456789013'],
      debits: [{ payerNumber: '123456789012', on: '2026-12-03', amount: 50_000, reference: '100000001' }],
    })
    expect(text.split('\r\n').map((record) => record.trimEnd())).toEqual([
      `0120261126AUTOGIRO${' '.repeat(44)}4711170050501055`,
      '04005050105500001234567890123300008008286042199006022397',
      '0300505010550000123456789013',
      `0120261126AUTOGIRO${' '.repeat(44)}4711170050501055`,
      '82202612030    00001234567890120000000500000050501055100000001',
      '',
    ])
  })

  it('is what the bank giro reads, whatever it asks for', () => {
    fc.assert(
      fc.property(request, (asked) => {
        fc.pre(asked.mandates.length + asked.cancelled.length + asked.debits.length > 0)
        const books = newBankGiroBooks()
        const answers = takeOrder(books, writeAutogiroRequest(PAYEE, asked), '20261126')
        for (const { text } of answers) expect(readAutogiroReport(text, PAYEE).ok).toBe(true)
      }),
    )
  })
})

describe('a report of the bank giro [INV-003]', () => {
  const mandate = { payer: PAYER, account: '3300008008286042', person: '199006022397' }

  it.each([
    ['04', '32', 'accepted'],
    ['04', '10', 'accepted'],
    ['42', '32', 'accepted'],
    ['04', '23', 'refused'],
    ['42', '05', 'refused'],
    ['43', '07', 'revoked'],
    ['46', '02', 'revoked'],
    ['03', '33', 'cancelled'],
  ])('says of a mandate by its codes %s and %s that it is %s', (information, comment, outcome) => {
    const text = mandateAdvice(HEAD, [{ ...mandate, information, comment }])
    expect(readAutogiroReport(text, PAYEE)).toMatchObject({
      ok: true,
      value: { mandates: [{ payerNumber: '123456789012', outcome, comment }], debits: [] },
    })
  })

  const debit = { day: '20261203', payer: PAYER, amount: 50_000, reference: '100000001' }

  it.each([
    ['0', 'paid'],
    ['1', 'no-cover'],
    ['2', 'account-closed'],
    ['9', 'tried-again'],
  ] as const)('says of a debit by its status %s that it is %s', (status, outcome) => {
    const text = paymentSpecification(HEAD, [{ ...debit, status }])
    expect(readAutogiroReport(text, PAYEE)).toMatchObject({
      ok: true,
      value: {
        debits: [{ payerNumber: '123456789012', reference: '100000001', amount: 50_000, on: '2026-12-03', outcome }],
      },
    })
  })

  it('is read where one of its debits has a status that is not known, which is nothing paid', () => {
    const known = paymentSpecification(HEAD, [
      { ...debit, status: '0' },
      { ...debit, reference: '100000002', status: '1' },
    ])
    const text = known.replace(/(100000002.*)1(?=\r)/, '$17')
    expect(text).not.toBe(known)
    expect(readAutogiroReport(text, PAYEE)).toMatchObject({
      ok: true,
      value: { debits: [{ reference: '100000001', outcome: 'paid' }], unclear: ['100000002'] },
    })
  })

  it('is read however its lines and the file end', () => {
    const text = paymentSpecification(HEAD, [{ ...debit, status: '0' }])
    for (const other of [text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r'), `${text}\u001a`])
      expect(readAutogiroReport(other, PAYEE)).toEqual(readAutogiroReport(text, PAYEE))
  })

  it('names what the payers’ banks have taken back, which must come to the sum of its withdrawal', () => {
    const text = takenBackDebits(HEAD, [debit, { ...debit, reference: '100000002' }])
    const taken = { payerNumber: '123456789012', amount: 50_000 }
    expect(readAutogiroReport(text, PAYEE)).toMatchObject({
      ok: true,
      value: {
        debits: [],
        takenBack: [
          { ...taken, reference: '100000001' },
          { ...taken, reference: '100000002' },
        ],
      },
    })
    const less = text.replace('000000000000100000', '000000000000100001')
    expect(readAutogiroReport(less, PAYEE)).toEqual({ ok: false, error: 'sums-differ' })
    const without = text.split('\r\n').filter((record) => !record.startsWith('17'))
    expect(readAutogiroReport(without.join('\r\n'), PAYEE)).toEqual({ ok: false, error: 'not-autogiro' })
  })

  it('names what the bank giro did not take', () => {
    expect(readAutogiroReport(rejectedDebits(HEAD, [debit]), PAYEE)).toMatchObject({
      ok: true,
      value: { debits: [{ payerNumber: '123456789012', reference: '100000001', amount: 50_000, outcome: 'rejected' }] },
    })
  })

  it('is refused where its sums differ, records are missing or another payee is named', () => {
    const text = paymentSpecification(HEAD, [{ ...debit, status: '0' }])
    const problem = (changed: string) => {
      const read = readAutogiroReport(changed, PAYEE)
      return read.ok ? null : read.error
    }
    expect(problem(text.replace('000000050000', '000000050001'))).toBe('sums-differ')
    expect(problem(text.replace('BET. SPEC & STOPP TK', 'BEVAKNINGSREG       '))).toBe('not-autogiro')
    expect(problem(text.split('\r\n').slice(0, 2).join('\r\n'))).toBe('not-autogiro')
    expect(problem(text.replaceAll('0050501055', '0099912346'))).toBe('other-payee')
    expect(problem('')).toBe('not-autogiro')
  })

  it('never reads any text as something that was paid', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(readAutogiroReport(text, PAYEE).ok).toBe(false)
      }),
    )
  })
})
