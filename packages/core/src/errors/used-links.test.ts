import { expect, it } from 'vitest'
import { type ErrorCode, errorText } from './index.js'

/** What the shop answers a link in a letter or SMS that did its work before. Its API tests hold each code. */
const USED: Readonly<Record<string, ErrorCode>> = {
  'that verifies an address, changes one, or joins a BankID': 'verification.done',
  'to a new password': 'password-reset.done',
  'that stops a change of the address': 'email-change.stopped',
  'to an offer of the waiting list': 'waiting-list.answered',
  'to a waiting that is over': 'waiting-list.ended',
  'to a requisition that is decided otherwise': 'requisition.decided',
  'to a draft of an agreement that is signed': 'agreement.signed',
}

it.each(Object.entries(USED))('a link %s says that it has been used, and not that it is void', (_link, code) => {
  expect(errorText(code)).toMatch(/redan/)
  expect(errorText(code)).not.toMatch(/ogiltig|gäller inte|inte längre/)
})
