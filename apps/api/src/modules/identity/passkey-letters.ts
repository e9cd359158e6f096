import { dateTimeText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/account-letter'
import { encodedHref } from '@klarsikt/core/paths'
import type { LetterTemplate } from '../outbox/letter-template.js'
import { accountLetter } from './letters.js'

/** What a letter says of a passkey. */
export type PasskeyChange = {
  readonly firstName: string
  /** What its owner calls the passkey. */
  readonly name: string
  /** ISO 8601. */
  readonly at: string
}

const when = ({ at }: PasskeyChange) => dateTimeText(new Date(at))

/** How a customer notices that another person added one. */
export const passkeyAddedLetter: LetterTemplate<PasskeyChange> = {
  name: 'account-passkey-added',
  render: (data, { shopUrl }) =>
    accountLetter(data, {
      subject: letterMessages.passkeyAddedSubject(),
      body: [letterMessages.passkeyAddedBody({ name: data.name, when: when(data) })],
      action: {
        url: `${shopUrl}${encodedHref('account-security')}`,
        text: letterMessages.passkeyAddedAction(),
      },
    }),
}

export const passkeyRemovedLetter: LetterTemplate<PasskeyChange> = {
  name: 'account-passkey-removed',
  render: (data, { shopUrl }) =>
    accountLetter(data, {
      subject: letterMessages.passkeyRemovedSubject(),
      body: [letterMessages.passkeyRemovedBody({ name: data.name, when: when(data) })],
      action: {
        url: `${shopUrl}${encodedHref('account-security')}`,
        text: letterMessages.passkeyRemovedAction(),
      },
    }),
}

export const passkeyLetters = [passkeyAddedLetter, passkeyRemovedLetter] as const
