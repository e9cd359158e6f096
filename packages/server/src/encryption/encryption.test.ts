import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEncryption } from './index.js'

const box = createEncryption('a secret that is long enough for a test')

it('gives back every text, sealed differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (plain) => {
      const sealed = box.encrypt(plain, 'customer.ssn')
      expect(box.decrypt(sealed, 'customer.ssn')).toBe(Buffer.from(plain, 'utf8').toString('utf8'))
      expect(box.encrypt(plain, 'customer.ssn')).not.toBe(sealed)
    }),
  )
})

it('refuses an altered text, another purpose and another secret', () => {
  const sealed = box.encrypt('19900101-1234', 'customer.ssn')
  expect(() => box.decrypt(sealed, 'customer.phone')).toThrow()
  expect(() => createEncryption('another secret, also long enough').decrypt(sealed, 'customer.ssn')).toThrow()
  const altered = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'BB' : 'AA')
  expect(() => box.decrypt(altered, 'customer.ssn')).toThrow()
  expect(() => box.decrypt('plain', 'customer.ssn')).toThrow(/Not a sealed value/)
})

it('reads what was sealed before keys had ids, and says which key is missing', () => {
  const old = createEncryption('the secret before, long enough as well')
  const both = createEncryption('a secret that is long enough for a test', ['the secret before, long enough as well'])
  const sealed = old.encrypt('Eva', 'customer.name')
  const withoutId = sealed.replace(/^v2\.[^.]+/, 'v1')
  expect([both.decrypt(sealed, 'customer.name'), both.decrypt(withoutId, 'customer.name')]).toEqual(['Eva', 'Eva'])
  expect(() => box.decrypt(sealed, 'customer.name')).toThrow(`not known here (${old.keyId})`)
  expect(() => box.decrypt(withoutId, 'customer.name')).toThrow()
  expect(both.encrypt('Eva', 'customer.name').startsWith(box.sealedPrefix)).toBe(true)
  expect(both.digests('1234', 'a')).toEqual([box.digest('1234', 'a'), old.digest('1234', 'a')])
})

it('digests by purpose and compares', () => {
  const digest = box.digest('1234', 'gift-card.pin')
  expect(digest).not.toBe(box.digest('1234', 'session'))
  expect(box.digest('bc', 'a')).not.toBe(box.digest('c', 'ab'))
  expect(box.matches('1234', digest, 'gift-card.pin')).toBe(true)
  expect(box.matches('1235', digest, 'gift-card.pin')).toBe(false)
  expect(box.matches('1234', '', 'gift-card.pin')).toBe(false)
})
