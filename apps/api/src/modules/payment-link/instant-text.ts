import { dayText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'

/** `26 november 2026 kl. 11.04`, in Stockholm. */
export function instantText(at: Date): string {
  return paymentLinkMessages.instant({
    date: dayText(stockholmDate(at)),
    time: stockholmTime(at).replace(':', '.'),
  })
}
