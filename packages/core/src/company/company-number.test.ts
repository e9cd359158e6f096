import { expect, it } from 'vitest'
import * as validationMessages from '../messages/generated/validation.js'
import { isSoleTrader, parseCompanyNumber, shownCompanyNumber } from './company-number.js'
import { checkCompany } from './company.js'

const TODAY = '2026-11-26'
const read = (text: string) => parseCompanyNumber(text, TODAY)

it('reads an organisation number in any spelling [B2B-002]', () => {
  for (const text of ['556016-0680', '5560160680', ' 556016 0680'])
    expect(read(text)).toEqual({ ok: true, value: '556016-0680' })
  expect(shownCompanyNumber('556016-0680')).toBe('556016-0680')
})

it('reads the number of a sole trader, which is shown masked', () => {
  for (const text of ['19900602-2397', '900602-2397', '199006022397'])
    expect(read(text)).toEqual({ ok: true, value: '19900602-2397' })
  expect(isSoleTrader('19900602-2397')).toBe(true)
  expect(isSoleTrader('556016-0680')).toBe(false)
  expect(shownCompanyNumber('19900602-2397')).toBe('19900602-****')
})

it.each([
  ['', validationMessages.orgNumberRequired],
  ['556016-068', validationMessages.orgNumberInvalid],
  ['556016-0681', validationMessages.orgNumberChecksum],
  ['900602-2398', validationMessages.orgNumberInvalid],
  ['20990602-2397', validationMessages.orgNumberInvalid],
])('says of %j what is wrong with the organisation number [VALID-023]', (text, message) => {
  const result = read(text)
  expect(!result.ok && result.error.message).toBe(message)
})

it('refuses a company that was struck off', () => {
  const company = {
    number: '556016-0680',
    name: 'Bolaget AB',
    form: 'Aktiebolag',
    isDeregistered: false,
    address: null,
  }
  expect(checkCompany(company)).toEqual({ ok: true, value: company })
  expect(checkCompany({ ...company, isDeregistered: true })).toEqual({ ok: false, error: 'company.deregistered' })
})
