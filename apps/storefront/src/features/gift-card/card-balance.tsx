import { formatMessage, giftcardMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { dayAndMonth } from '../../lib/dates.js'
import type { FoundCard } from './card-answer.js'

/** What is left on a card, and until when it can be used. */
export function CardBalance({ card: { last4, balance, validUntil } }: { readonly card: FoundCard }) {
  return (
    <Alert
      tone="success"
      live="status"
      title={formatMessage(giftcardMessages['giftcard.balance'], { amount: formatPrice(balance) })}
    >
      <p>{formatMessage(giftcardMessages['giftcard.card'], { last4 })}</p>
      {validUntil && (
        <p>
          {formatMessage(giftcardMessages['giftcard.validUntil'], {
            date: `${dayAndMonth(validUntil)} ${validUntil.slice(0, 4)}`,
          })}
        </p>
      )}
      {balance > 0 && <p>{giftcardMessages['giftcard.use']}</p>}
    </Alert>
  )
}
