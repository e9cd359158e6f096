import { dateTimeText } from '@klarsikt/core/calendar'
import { EMAIL_VERIFICATION_HOURS } from '@klarsikt/core/identity'
import * as letterMessages from '@klarsikt/core/messages/account-letter'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { STAFF_CODE_MINUTES } from '@klarsikt/core/staff'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { type LetterTemplate, button, composeLetter, greeting, highlight, paragraph } from '../../platform/index.js'
import type { PasskeyChange } from '../identity/passkey-letters.js'

/** The letter with the code for the second step of a store's log-in. */
export const staffCodeLetter: LetterTemplate<{ readonly code: string }> = {
  name: 'staff-code',
  render: ({ code }) =>
    composeLetter({
      subject: staffMessages.letterCodeSubject(),
      blocks: [
        highlight({ label: staffMessages.letterCodeLabel(), value: code }),
        paragraph(staffMessages.letterCodeBody({ minutes: STAFF_CODE_MINUTES })),
        paragraph(staffMessages.letterCodeUnexpected()),
      ],
    }),
}

type Mobile = { /** Masked. */ readonly number: string }

export const staffMobileSetLetter: LetterTemplate<Mobile> = {
  name: 'staff-mobile-set',
  render: (data) =>
    staffLetter(staffMessages.letterMobileSetSubject(), [
      staffMessages.letterMobileSetBody(data),
      staffMessages.letterMobileUnexpected(),
    ]),
}

export const staffMobileRemovedLetter: LetterTemplate<Mobile> = {
  name: 'staff-mobile-removed',
  render: (data) =>
    staffLetter(staffMessages.letterMobileRemovedSubject(), [
      staffMessages.letterMobileRemovedBody(data),
      staffMessages.letterMobileUnexpected(),
    ]),
}

/** Tells the employee about a new passkey, so that one by somebody else is noticed. */
export const staffPasskeyAddedLetter: LetterTemplate<PasskeyChange> = {
  name: 'staff-passkey-added',
  render: ({ name, at }) =>
    staffLetter(staffMessages.letterPasskeyAddedSubject(), [
      staffMessages.letterPasskeyAddedBody({ name, when: dateTimeText(new Date(at)) }),
      staffMessages.letterPasskeyUnexpected(),
    ]),
}

export const staffPasskeyRemovedLetter: LetterTemplate<PasskeyChange> = {
  name: 'staff-passkey-removed',
  render: ({ name, at }) =>
    staffLetter(staffMessages.letterPasskeyRemovedSubject(), [
      staffMessages.letterPasskeyRemovedBody({ name, when: dateTimeText(new Date(at)) }),
      staffMessages.letterPasskeyUnexpected(),
    ]),
}

function staffLetter(subject: string, body: readonly string[]) {
  return composeLetter({ subject, blocks: body.map(paragraph) })
}

/** The letter to a customer whom a store has created. Without a confirmation from the mailbox nothing happens. */
export const newCustomerLetter: LetterTemplate<{
  readonly firstName: string
  readonly store: string
  readonly secret: string
}> = {
  name: 'staff-new-customer',
  render: ({ firstName, store, secret }, { shopUrl }) => {
    const subject = staffMessages.letterCustomerSubject()
    const action = staffMessages.letterCustomerAction()
    const url = `${shopUrl}${encodedHref('auth-reset-password')}?token=${secret}`
    const after = [
      letterMessages.goodForHours({ hours: EMAIL_VERIFICATION_HOURS }),
      staffMessages.letterCustomerUnexpected(),
    ]
    return composeLetter({
      subject,
      blocks: [
        greeting(letterMessages.greeting({ name: firstName })),
        paragraph(staffMessages.letterCustomerBody({ store })),
        button(url, action),
        ...after.map(paragraph),
      ],
    })
  },
}

export const staffLetters = [
  staffCodeLetter,
  staffMobileSetLetter,
  staffMobileRemovedLetter,
  newCustomerLetter,
  staffPasskeyAddedLetter,
  staffPasskeyRemovedLetter,
] as const
