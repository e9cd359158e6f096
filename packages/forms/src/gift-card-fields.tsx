import { checkTypedGiftCard } from '@klarsikt/core/gift-card'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { TextField } from '@klarsikt/design-system/text-field'
import { readForm } from './read-form.js'
import type { useShopForm } from './use-shop-form.js'

export const GIFT_CARD_FIELDS = ['number', 'pin'] as const

/** Reads the number and the PIN of a gift card, or returns what is wrong with them [VALID-019, VALID-020, ERR-016]. */
export function readGiftCard(form: FormData) {
  return readForm(form, GIFT_CARD_FIELDS, checkTypedGiftCard)
}

export interface GiftCardFieldsProps {
  readonly form: Pick<ReturnType<typeof useShopForm<(typeof GIFT_CARD_FIELDS)[number]>>, 'field' | 'secret'>
  /** Class of the PIN's field. */
  readonly pinClassName?: string | undefined
}

/** Shows the fields for the number and the PIN of a gift card. */
export function GiftCardFields({ form: { field, secret }, pinClassName = '' }: GiftCardFieldsProps) {
  return (
    <>
      <TextField
        {...field('number')}
        label={giftcardMessages.number()}
        hint={giftCardPageMessages.numberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...secret('pin')}
        label={giftcardMessages.pin()}
        hint={giftCardPageMessages.pinHint()}
        inputMode="numeric"
        autoComplete="off"
        required
        className={pinClassName}
      />
    </>
  )
}
