import { inspect } from 'node:util'
import { createEncryption } from '@klarsikt/server/encryption'
import { expect, it } from 'vitest'
import { openSealedToken, PaymentToken, sealSavedPayment } from './saved-payment.js'

const encryption = createEncryption('a secret for sealing that is long enough')
const token = new PaymentToken('0b1d9815')

it('shows a token in no log and no JSON', () => {
  for (const shown of [JSON.stringify({ token }), inspect({ token }, { showHidden: true }), String(token)]) {
    expect(shown).not.toContain('0b1d9815')
  }
})

it('is stored sealed and opened again', () => {
  const means = { brand: 'VISA', lastDigits: '4242', expires: '2029-11' }
  const stored = sealSavedPayment(encryption, 'klarna', { token, means })
  expect(JSON.stringify(stored)).not.toContain('0b1d9815')
  expect(stored).toMatchObject({ provider: 'klarna', means })
  expect(openSealedToken(encryption, stored.sealedToken).reveal()).toBe('0b1d9815')
})
