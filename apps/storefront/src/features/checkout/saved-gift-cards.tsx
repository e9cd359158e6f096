import type { CheckoutState } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { useState } from 'react'
import { LogInLink } from './log-in-link.js'
import type { CheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

interface SavedGiftCardsProps {
  readonly cards: CheckoutState['savedGiftCards']
  readonly form: CheckoutForm
}

/** Lists the account's gift cards that do not pay yet. One press lets a card pay. */
export function SavedGiftCards({ cards, form: { intent, busy, answer, onSubmit } }: SavedGiftCardsProps) {
  const [pressed, setPressed] = useState('')
  const refusal = !busy && answer?.form.initialValue?.['savedCardId'] ? answer.refusal : null
  return (
    <form method="post" className={styles.cards} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {refusal?.code === 'login.step-up-required' && (
        <Alert tone="warning" live="alert">
          <LogInLink>{checkoutMessages.giftcardLogIn()}</LogInLink>
        </Alert>
      )}
      {refusal && refusal.code !== 'login.step-up-required' && (
        <Alert tone="error" live="alert" title={refusal.message} />
      )}
      {cards.map(({ id, last4, balance }) => (
        <div key={id}>
          <Button
            type="submit"
            name="savedCardId"
            value={id}
            variant="secondary"
            size="small"
            loading={busy && pressed === id}
            onClick={() => setPressed(id)}
          >
            {checkoutMessages.giftcardSaved({ last4, amount: formatPrice(balance) })}
          </Button>
        </div>
      ))}
    </form>
  )
}
