import { dateTimeText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/account-letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { LetterTemplate } from '../../platform/index.js'
import { accountLetter } from './letters.js'

/** The data of a letter about a passkey. */
export type PasskeyChange = {
  readonly firstName: string
  /** The passkey's name, as its owner chose it. */
  readonly name: string
  /** An instant in ISO 8601. */
  readonly at: string
}

const when = ({ at }: PasskeyChange) => dateTimeText(new Date(at))

/** Tells the customer about a new passkey, so that one by somebody else is noticed. */
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
