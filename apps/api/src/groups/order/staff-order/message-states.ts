import { isUndelivered, MESSAGE_STATE_MESSAGES, type MessageState } from '@klarsikt/core/order'
import { LETTER_STATES, type LetterState, SMS_STATES, type SmsState } from '../../platform/index.js'

type Described = { readonly state: MessageState; readonly stateText: string }

const described = (state: MessageState): Described => ({ state, stateText: MESSAGE_STATE_MESSAGES[state]() })

/** The state of a letter. Mail servers report no delivery, so a letter that was accepted counts as sent. */
export function letterState(state: LetterState): Described {
  return described(state === 'waiting' ? 'queued' : state)
}

export function smsState(state: SmsState): Described {
  if (state === 'waiting') return described('queued')
  return described(state === 'undelivered' ? 'failed' : state)
}

/** The states of letters and SMS that did not arrive. */
export const LOST_LETTERS = LETTER_STATES.filter((state) => isUndelivered(letterState(state).state))
export const LOST_SMS = SMS_STATES.filter((state) => isUndelivered(smsState(state).state))
