'use client'
import { giftCardNumber, giftCardPin } from '@klarsikt/core/gift-card'
import { checkoutMessages, commonMessages, giftcardMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { type KeyboardEvent, useId, useState } from 'react'
import { CloseIcon } from '../../icons/action.js'
import { Button } from '../../primitives/button/button.js'
import { focusField } from '../../primitives/error-summary/error-summary.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import styles from './gift-card-field.module.css'

export interface AppliedGiftCard {
  readonly id: string
  /** As it may be shown: the last digits. */
  readonly label: string
  /** Kronor that it pays, and kronor left on it afterwards. */
  readonly amount: number
  readonly remaining?: number
}

export interface GiftCardFieldProps {
  readonly applied?: readonly AppliedGiftCard[]
  readonly onApply: (card: { readonly number: string; readonly pin: string }) => void
  readonly onRemove?: (id: string) => void
  readonly busy?: boolean
  /** The service's answer: not found, wrong PIN, locked, empty. */
  readonly error?: string | undefined
  readonly texts?: Partial<typeof TEXTS>
}

const TEXTS = {
  number: giftcardMessages['giftcard.number'] as string,
  pin: giftcardMessages['giftcard.pin'] as string,
  apply: checkoutMessages['checkout.giftcard.apply'] as string,
  remaining: checkoutMessages['checkout.giftcard.remaining'] as string,
  remove: commonMessages['common.remove'] as string,
  numberWrong: 'Ange presentkortets nummer, 16 siffror.',
  pinWrong: 'Ange presentkortets pinkod, 4 siffror.',
}

/** Number and PIN of a gift card, and the cards that already pay [GIFT-001]. */
export function GiftCardField({ applied = [], onApply, onRemove, busy = false, error, texts }: GiftCardFieldProps) {
  const say = { ...TEXTS, ...texts }
  const base = useId()
  const [typed, setTyped] = useState({ number: '', pin: '' })
  const [tried, setTried] = useState(false)
  const number = giftCardNumber(typed.number)
  const pin = giftCardPin(typed.pin)
  const apply = () => {
    setTried(true)
    if (number !== null && pin !== null) onApply({ number, pin })
    else focusField(number === null ? `${base}-number` : `${base}-pin`)
  }
  // It stands inside the checkout's own form, which Enter here must not send.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className={styles.root}>
      {applied.length > 0 && <AppliedCards cards={applied} onRemove={onRemove} say={say} />}
      <div className={styles.fields}>
        <TextField
          id={`${base}-number`}
          label={say.number}
          inputMode="numeric"
          onKeyDown={enter}
          autoComplete="off"
          value={typed.number}
          onChange={(event) => setTyped({ ...typed, number: event.target.value })}
          error={tried && number === null ? say.numberWrong : error}
        />
        <TextField
          id={`${base}-pin`}
          label={say.pin}
          inputMode="numeric"
          onKeyDown={enter}
          autoComplete="off"
          maxLength={4}
          value={typed.pin}
          onChange={(event) => setTyped({ ...typed, pin: event.target.value })}
          error={tried && number !== null && pin === null ? say.pinWrong : undefined}
        />
      </div>
      <div>
        <Button variant="secondary" size="small" loading={busy} onClick={apply}>
          {say.apply}
        </Button>
      </div>
    </div>
  )
}

function AppliedCards({
  cards,
  onRemove,
  say,
}: {
  readonly cards: readonly AppliedGiftCard[]
  readonly onRemove: GiftCardFieldProps['onRemove']
  readonly say: typeof TEXTS
}) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <span>
            {card.label} {formatPrice(-card.amount)}
            {card.remaining !== undefined && (
              <span className={styles.note}> {say.remaining.replace('{amount}', formatPrice(card.remaining))}</span>
            )}
          </span>
          {onRemove && (
            <IconButton label={`${say.remove} ${card.label}`} icon={<CloseIcon />} onClick={() => onRemove(card.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}
