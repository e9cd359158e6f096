import type { Cart } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'

/** Says what a member of the club gets for the frames in the cart, or what is missing for it [LOYAL-001]. */
export function MemberOffer({ offer }: { readonly offer: Cart['memberOffer'] }) {
  if (offer === null) return null
  const { state, text } = offer
  if (state !== 'exam-missing') return <Alert tone={state === 'applied' ? 'success' : 'info'}>{text}</Alert>
  return <Alert actions={<Link href={href('account-booking')}>{pageMessages.accountBooking()}</Link>}>{text}</Alert>
}
