import { dayText } from '@klarsikt/core/calendar'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import type { FoundCard } from './look-up-gift-card.js'

/** Shows the balance of a gift card and its last day. */
export function CardBalance({ card: { last4, balance, validUntil } }: { readonly card: FoundCard }) {
  return (
    <Alert tone="success" live="status" title={giftCardPageMessages.balance({ amount: formatPrice(balance) })}>
      <p>{giftCardPageMessages.card({ last4 })}</p>
      {validUntil && <p>{giftCardPageMessages.validUntil({ date: dayText(validUntil) })}</p>}
      {balance > 0 && <p>{giftCardPageMessages.use()}</p>}
      {balance > 0 && (
        <p>
          <Link href={href('account-gift-cards')}>{giftCardPageMessages.save()}</Link>
        </p>
      )}
    </Alert>
  )
}
