import { expect, it } from 'vitest'
import { passkeyIn } from './passkey-in-form.js'

it.each([
  ['{"id":"a"}', { id: 'a' }],
  ['{"id":', null],
  ['', null],
])('reads %s', (text, answer) => {
  const form = new FormData()
  form.set('passkey', text)
  expect(passkeyIn(form)).toEqual(answer)
})

it('reads a form without an answer', () => {
  expect(passkeyIn(new FormData())).toBeNull()
})
