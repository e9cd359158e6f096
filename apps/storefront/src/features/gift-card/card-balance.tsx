import { dayText } from '@klarsikt/core/calendar'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import type { FoundCard } from './look-up-gift-card.js'

/** What is left on a card, and until when it can be used. */
export function CardBalance({ card: { last4, balance, validUntil } }: { readonly card: FoundCard }) {
  return (
    <Alert tone="success" live="status" title={giftcardMessages.balance({ amount: formatPrice(balance) })}>
      <p>{giftcardMessages.card({ last4 })}</p>
      {validUntil && <p>{giftcardMessages.validUntil({ date: dayText(validUntil) })}</p>}
      {balance > 0 && <p>{giftcardMessages.use()}</p>}
    </Alert>
  )
}
