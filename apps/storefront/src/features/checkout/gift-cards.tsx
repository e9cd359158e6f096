import type { CheckoutState, CheckoutTotals } from '@klarsikt/contract/shop/types'
import { checkoutMessages, formatMessage } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { GiftCardField } from '@klarsikt/design-system/gift-card-field'
import { useEffect, useRef, useState } from 'react'
import { callShop } from '../../lib/call.js'
import { useShop } from '../../shell/shop-state.js'
import { cardShares } from './card-shares.js'
import type { Checkout } from './use-checkout.js'
import styles from './checkout-page.module.css'

interface GiftCardsProps {
  readonly checkout: Checkout
}

/** Gift cards that pay a part or all of it; several, each with its PIN. */
export function GiftCards({ checkout }: GiftCardsProps) {
  const cards = paying(checkout.state)
  const store = useShop()
  const { status, said, say } = useSaid(checkout.state.totals)
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  /** Counts the cards that were taken, so that the fields are empty for the next one. */
  const [taken, setTaken] = useState(0)

  const apply = async (card: { readonly number: string; readonly pin: string }) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    const outcome = await callShop(store, (client) => client.applyGiftCard({ body: card }))
    const fresh = outcome.ok ? await checkout.refresh() : null
    setBusy(false)
    if (!outcome.ok) return setError(outcome.message)
    const after = fresh?.ok ? paying(fresh.value.data) : outcome.value.cartHead.cart.giftCards
    const used = after.find(({ last4 }) => last4 === card.number.slice(-4))?.used ?? 0
    say(formatMessage(checkoutMessages['checkout.giftcard.applied'], { amount: formatPrice(used) }), totalsOf(fresh))
    setTaken((before) => before + 1)
  }
  const remove = async (id: string) => {
    setBusy(true)
    const outcome = await callShop(store, (client) => client.removeGiftCard({ body: { id } }))
    const fresh = outcome.ok ? await checkout.refresh() : null
    setBusy(false)
    if (outcome.ok) say(checkoutMessages['checkout.giftcard.removed'], totalsOf(fresh))
    else setError(outcome.message)
  }
  const applied = cards.map(({ id, last4, balance, used }) => ({
    id,
    label: formatMessage(checkoutMessages['checkout.giftcard.label'], { last4 }),
    amount: used,
    remaining: Math.round((balance - used) * 100) / 100,
  }))
  return (
    <Disclosure title={checkoutMessages['checkout.giftcard.question']} defaultOpen={cards.length > 0}>
      <div className={styles.cards}>
        <p className="ks-text-muted ks-text-small">{checkoutMessages['checkout.giftcard.hint']}</p>
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {said}
        </p>
        <GiftCardField
          key={taken}
          applied={applied}
          busy={busy}
          error={error}
          onApply={(card) => void apply(card)}
          onRemove={(id) => void remove(id)}
        />
      </div>
    </Disclosure>
  )
}

interface Said {
  readonly text: string
  readonly totals: CheckoutTotals
}

/** What happened to a card. Once the sums are others, also by another tab, it is no longer true. */
function useSaid(totals: CheckoutTotals) {
  const status = useRef<HTMLParagraphElement>(null)
  const [last, setLast] = useState<Said | null>(null)
  // The button that was pressed is gone or empty now: focus stays near. Before the text is there, its line is not shown.
  useEffect(() => {
    if (last) status.current?.focus()
  }, [last])
  const holds = last?.totals.giftCards === totals.giftCards && last.totals.toPay === totals.toPay
  return {
    status,
    said: last && holds ? last.text : '',
    say: (text: string, after: CheckoutTotals | null) => setLast({ text, totals: after ?? totals }),
  }
}

function totalsOf(fresh: Awaited<ReturnType<Checkout['refresh']>> | null): CheckoutTotals | null {
  return fresh?.ok ? fresh.value.data.totals : null
}

function paying({ cart, totals }: CheckoutState) {
  return cardShares(cart.giftCards, totals.giftCards)
}
