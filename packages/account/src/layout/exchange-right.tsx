import { dayText } from '@klarsikt/core/calendar'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'

/** Says that a member may exchange a frame. This right is separate from the right to withdraw [LOYAL-003]. */
export function ExchangeRight({ until }: { readonly until: string }) {
  return (
    <Alert
      title={friendsMessages.exchangeTitle()}
      actions={<Link href={href('stores')}>{friendsMessages.exchangeStore()}</Link>}
    >
      {friendsMessages.exchangeText({ day: dayText(until) })}
    </Alert>
  )
}
