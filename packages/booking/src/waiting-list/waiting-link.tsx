import * as waitingListMessages from '@klarsikt/core/messages/waiting-list'
import { Link } from '@klarsikt/design-system/link'
import { waitingListAddress } from './waiting-place.js'

/** Links to the page to wait for an earlier time, with the choices so far. */
export function WaitingLink({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return (
    <p>
      {waitingListMessages.linkText()} <Link href={waitingListAddress(fields)}>{waitingListMessages.link()}</Link>
    </p>
  )
}
