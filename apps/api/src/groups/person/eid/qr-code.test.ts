import { expect, it } from 'vitest'
import { qrCode } from './qr-code.js'

const ORDER = {
  token: '67df3917-fa0d-44e5-b327-edcc928297f8',
  secret: 'd28db9a7-4cde-429e-a983-359be676944c',
  orderedAt: new Date('2026-11-24T08:00:00.400Z'),
}
const codeAt = (time: string) => qrCode(ORDER, new Date(`2026-11-24T${time}Z`))

it('makes the code that BankID publishes for the first second [AUTH-002]', () => {
  const first = `bankid.${ORDER.token}.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8`
  expect([codeAt('08:00:00.400'), codeAt('08:00:01.399')]).toEqual([first, first])
})

it('makes another each second after the order, and never one from before it', () => {
  expect(codeAt('08:00:01.400')).toMatch(/^bankid\.[\w-]+\.1\.[0-9a-f]{64}$/)
  expect(codeAt('08:00:31.000').split('.')[2]).toBe('30')
  expect(codeAt('07:59:59.000').split('.')[2]).toBe('0')
})
