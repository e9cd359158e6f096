import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankgiroAccount, maskedAccount } from './index.js'
import { parseBankAccount } from './parse-bank-account.js'

const SOUND = [
  ['5000', '123 45 60', 'SEB'],
  ['1200', '1234562', 'Danske Bank'],
  ['3300', '800828-6042', 'Nordea'],
  ['6000', '219 161 046', 'Handelsbanken'],
  ['8105-9', '93422 - 3', 'Swedbank'],
] as const

test.each(SOUND)('an account of %s is taken: %s %s [INV-003]', (clearing, number, bank) => {
  expect(parseBankAccount({ clearing, number })).toMatchObject({ ok: true, value: { bank } })
})

test.each([
  ['9180', '0000000018', 'Danske Bank'],
  ['9180', '18', 'Danske Bank'],
  ['9189', '000000000018', 'Danske Bank'],
  ['9570', '18', 'Sparbanken Syd'],
  ['3300', '18', 'Nordea'],
  ['3782', '0018', 'Nordea'],
  ['9300', '18', 'Swedbank'],
  ['9890', '18', 'Riksgälden'],
  ['5000', '0001234560', 'SEB'],
  ['6000', '000219161046', 'Handelsbanken'],
] as const)('an account of %s is the same with and without zeros before it: %s [INV-003]', (clearing, number, bank) => {
  const parsed = parseBankAccount({ clearing, number })
  expect(parsed).toMatchObject({ ok: true, value: { bank } })
  expect(parsed.ok && Number(bankgiroAccount(parsed.value).slice(4))).toBe(Number(number))
  expect(parseBankAccount({ clearing, number: String(Number(number) + 1) }).ok).toBe(false)
})

test('digits that make no account are refused beside their field [INV-003]', () => {
  const bothWrong = parseBankAccount({ clearing: '12', number: 'x' })
  expect(!bothWrong.ok && Object.keys(bothWrong.error)).toEqual(['clearing', 'number'])
  const unknownBank = parseBankAccount({ clearing: '0001', number: '1234567' })
  expect(!unknownBank.ok && Object.keys(unknownBank.error)).toEqual(['clearing'])
})

test('a wrong check digit is refused where the bank has one [INV-003]', () => {
  const sound = Array.from({ length: 10 }, (_, digit) =>
    parseBankAccount({ clearing: '3300', number: `800828604${digit}` }),
  ).filter(({ ok }) => ok)
  expect(sound).toHaveLength(1)
})

test('a check digit in the clearing number must agree [INV-003]', () => {
  expect(parseBankAccount({ clearing: '8105-8', number: '934223' }).ok).toBe(false)
})

test('an account has sixteen digits in a file, whatever was typed [INV-003]', () => {
  const clearing = fc.constantFrom('3300', '6000', '5000', '8105', '81059', '1200', '9020')
  fc.assert(
    fc.property(clearing, fc.stringMatching(/^\d{2,12}$/), (typed, number) => {
      const parsed = parseBankAccount({ clearing: typed, number })
      if (!parsed.ok) return
      expect(bankgiroAccount(parsed.value)).toMatch(/^\d{16}$/)
      expect(bankgiroAccount(parsed.value).slice(0, 4)).toBe(typed.slice(0, 4))
      expect(Number(bankgiroAccount(parsed.value).slice(4))).toBe(Number(number))
    }),
  )
})

test('what is shown of an account says its bank and four digits [INV-003]', () => {
  expect(maskedAccount({ bank: 'Nordea', number: '8008286042' })).toBe('Nordea •••• 6042')
})
