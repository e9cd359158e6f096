import type { CheckoutState, CheckoutTotals } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { formatPrice } from '@klarsikt/core/money'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { GiftCardField } from '@klarsikt/design-system/gift-card-field'
import { useEffect, useRef, useState } from 'react'
import { cardShares } from './card-shares.js'
import { SavedGiftCards } from './saved-gift-cards.js'
import { useCheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

/** Lets gift cards pay a part of the order or all of it. A card that the account has not saved needs its PIN. */
export function GiftCards({ checkout: { cart, totals, savedGiftCards } }: { readonly checkout: CheckoutState }) {
  const cards = cardShares(cart.giftCards, totals.giftCards)
  const { status, said, say } = useSaid(totals)
  /** Counts the accepted cards. It is the key that empties the fields for the next card. */
  const [taken, setTaken] = useState(0)
  const applying = useCheckoutForm('gift-card', ({ form }) => {
    const { number, savedCardId } = form.initialValue ?? {}
    const card = cards.find(({ id, last4 }) => id === savedCardId || String(number).endsWith(last4))
    say(checkoutMessages.giftcardApplied({ amount: formatPrice(card?.used ?? 0) }))
    setTaken((before) => before + 1)
  })
  const removal = useCheckoutForm('gift-card-removal', () => say(checkoutMessages.giftcardRemoved()))
  const busy = applying.busy || removal.busy
  const { answer } = applying
  const refusal = (answer?.form.initialValue?.['savedCardId'] ? null : answer?.refusal) ?? removal.answer?.refusal
  const applied = cards.map(({ id, last4, used, remaining }) => ({
    id,
    label: checkoutMessages.giftcardLabel({ last4 }),
    amount: used,
    remaining,
  }))
  return (
    <Disclosure title={checkoutMessages.giftcardQuestion()} defaultOpen={cards.length + savedGiftCards.length > 0}>
      <div className={styles.cards}>
        <p className="ks-text-muted ks-text-small">{checkoutMessages.giftcardHint()}</p>
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {said}
        </p>
        {savedGiftCards.length > 0 && <SavedGiftCards cards={savedGiftCards} form={applying} />}
        <GiftCardField
          key={taken}
          applied={applied}
          busy={busy}
          error={busy ? undefined : refusal?.message}
          onApply={applying.sendFields}
          onRemove={(id) => removal.sendFields({ id })}
        />
      </div>
    </Disclosure>
  )
}

/** Returns the text about the last change of a card. The text disappears once the sums change, also by another tab. */
function useSaid(totals: CheckoutTotals) {
  const status = useRef<HTMLParagraphElement>(null)
  const [last, setLast] = useState<{ readonly text: string; readonly totals: CheckoutTotals } | null>(null)
  // The pressed button is gone or its field is empty, so the focus moves to the text. The text's line is hidden until
  // then.
  useEffect(() => {
    if (last) status.current?.focus()
  }, [last])
  const holds = last?.totals.giftCards === totals.giftCards && last.totals.toPay === totals.toPay
  return { status, said: last && holds ? last.text : '', say: (text: string) => setLast({ text, totals }) }
}
