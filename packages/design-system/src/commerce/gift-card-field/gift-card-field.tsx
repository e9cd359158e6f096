'use client'
import { giftCardNumber, giftCardPin } from '@klarsikt/core/gift-card'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { type KeyboardEvent, useId } from 'react'
import { useText } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { focusField } from '../../primitives/error-summary/error-summary.js'
import { FieldError } from '../../primitives/field/field.js'
import { type AppliedGiftCard, AppliedGiftCards } from './applied-gift-cards.js'
import { CardInput } from './card-input.js'
import type { GiftCardTexts } from './gift-card-texts.js'
import { useTypedCard } from './use-typed-card.js'
import styles from './gift-card-field.module.css'

export type { AppliedGiftCard } from './applied-gift-cards.js'
export type { GiftCardTexts } from './gift-card-texts.js'

export interface GiftCardFieldProps {
  readonly applied?: readonly AppliedGiftCard[]
  readonly onApply: (card: { readonly number: string; readonly pin: string }) => void
  readonly onRemove?: (id: string) => void
  /** The service is being called. The fields keep their input, and nothing is sent twice. */
  readonly busy?: boolean
  /** The service's answer: not found, wrong PIN, locked, empty. It applies to both fields, since it does not reveal which. */
  readonly error?: string | undefined
  readonly texts?: Partial<GiftCardTexts>
}

/** Number and PIN of a gift card, and the cards that already pay [GIFT-001]. */
export function GiftCardField({ applied = [], onApply, onRemove, busy = false, error, texts }: GiftCardFieldProps) {
  const say = { ...useTexts(), ...texts }
  const base = useId()
  const card = useTypedCard(applied.length, `${base}-number`)
  const { typed, tried } = card
  const number = giftCardNumber(typed.number)
  const pin = giftCardPin(typed.pin)
  // The service's refusal is shown until the input changes.
  const refusal = error && !card.changed ? { id: `${base}-error`, text: error } : undefined
  const apply = () => {
    if (busy) return
    card.attempt()
    if (number !== null && pin !== null) onApply({ number, pin })
    else focusField(number === null ? `${base}-number` : `${base}-pin`)
  }
  // The field is inside the checkout's form, which Enter must not submit here.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  const shared = { onKeyDown: enter, readOnly: busy, refusal: refusal?.id }
  return (
    <div className={styles.root}>
      {applied.length > 0 && <AppliedGiftCards cards={applied} onRemove={onRemove} say={say} />}
      <div className={styles.fields}>
        <CardInput
          {...shared}
          id={`${base}-number`}
          label={say.number}
          value={typed.number}
          onChange={(value) => card.type({ number: value })}
          onBlur={card.tidy}
          error={tried && number === null ? (typed.number.trim() ? say.numberWrong : say.numberMissing) : undefined}
        />
        <CardInput
          {...shared}
          id={`${base}-pin`}
          label={say.pin}
          value={typed.pin}
          onChange={(value) => card.type({ pin: value })}
          error={tried && pin === null ? (typed.pin.trim() ? say.pinWrong : say.pinMissing) : undefined}
        />
      </div>
      {refusal && (
        <div role="alert">
          <FieldError id={refusal.id}>{refusal.text}</FieldError>
        </div>
      )}
      <div>
        <Button variant="secondary" size="small" loading={busy} onClick={apply}>
          {say.apply}
        </Button>
      </div>
    </div>
  )
}

function useTexts(): GiftCardTexts {
  const text = useText()
  return {
    number: text(giftcardMessages.number),
    pin: text(giftcardMessages.pin),
    apply: text(checkoutMessages.giftcardApply),
    remaining: text(checkoutMessages.giftcardRemaining, { amount: '{amount}' }),
    remove: text(commonMessages.remove),
    numberMissing: text(validationMessages.giftcardNumberRequired),
    numberWrong: text(giftcardMessages.numberFormat),
    pinMissing: text(validationMessages.giftcardPinRequired),
    pinWrong: text(giftcardMessages.pinFormat),
  }
}
