import { stockholmTime, visitTimeText } from '@klarsikt/core/calendar'
import * as waitingListMessages from '@klarsikt/core/messages/waiting-list'
import type { WaitingContact } from '@klarsikt/core/waiting-list'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import {
  type LetterTemplate,
  button,
  composeLetter,
  enqueueLetter,
  enqueueSms,
  highlight,
  paragraph,
  smsNumber,
} from '../../platform/index.js'
import type { OfferRow, WaitingRow } from './waiting-entry.js'

type NotifyDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>
type Offered = { readonly id: string; readonly store: string; readonly start: string; readonly until: string }

const entryUrl = (shopUrl: string, id: string): string => `${shopUrl}${encodedHref('booking-waiting-entry', { id })}`

/** The letter that offers a time, beside the SMS, to a person with an e-mail address. */
export const waitingOfferLetter: LetterTemplate<Offered> = {
  name: 'waiting-list-offered',
  render({ id, store, start, until }, { shopUrl }) {
    const url = entryUrl(shopUrl, id)
    const subject = waitingListMessages.letterSubject({ store })
    const when = visitTimeText(start)
    const text = waitingListMessages.letterText({ when, store, until: stockholmTime(until) })
    const open = waitingListMessages.letterOpen()
    const leave = waitingListMessages.letterLeave()
    return composeLetter({
      subject,
      blocks: [
        highlight({ label: waitingListMessages.letterWhen(), value: when, details: [store] }),
        paragraph(text),
        button(url, open),
        paragraph(leave),
      ],
    })
  },
}

/** Sends the link of the entry by SMS. The person can end the waiting there. */
export async function notifyJoined(
  deps: NotifyDeps,
  tx: Executor,
  { id, customerId }: Pick<WaitingRow, 'id' | 'customerId'>,
  { mobile }: WaitingContact,
  store: string,
): Promise<void> {
  const number = smsNumber(deps, mobile)
  if (!number.ok) return
  const text = waitingListMessages.smsJoined({ store, url: entryUrl(deps.settings.publicUrl, id) })
  await enqueueSms(deps, tx, { kind: 'waiting-list-joined', customerId, to: number.value, text })
}

/** Offers a time by SMS, and by letter when there is an address. It runs in the transaction that holds the time. */
export async function notifyOffered(
  deps: NotifyDeps,
  tx: Executor,
  entry: Pick<WaitingRow, 'id' | 'customerId'>,
  { mobile, email }: WaitingContact,
  offer: Pick<OfferRow, 'id' | 'startsAt' | 'until'> & { readonly store: string },
): Promise<void> {
  const { startsAt, until, store } = offer
  const number = smsNumber(deps, mobile)
  if (number.ok) {
    const url = entryUrl(deps.settings.publicUrl, entry.id)
    const text = waitingListMessages.smsOffered({
      store,
      when: visitTimeText(startsAt),
      until: stockholmTime(until),
      url,
    })
    await enqueueSms(deps, tx, { kind: 'waiting-list-offered', customerId: entry.customerId, to: number.value, text })
  }
  const data = { id: entry.id, store, start: startsAt.toISOString(), until: until.toISOString() }
  await enqueueLetter(deps, tx, { template: waitingOfferLetter, to: email, key: offer.id, data })
}
