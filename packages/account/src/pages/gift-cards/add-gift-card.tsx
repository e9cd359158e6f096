import * as accountGiftCardMessages from '@klarsikt/core/messages/account-gift-card'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '../../layout/field-form.js'
import type { GiftCardsAnswer } from './change-gift-cards.js'
import { GIFT_CARD_FIELDS, readGiftCard } from './gift-card-form.js'
import styles from './gift-cards.module.css'

/** Number and PIN of one more card. */
export function AddGiftCard({ answer }: { readonly answer: GiftCardsAnswer | undefined }) {
  const form = useShopForm({
    id: 'gift-card',
    fields: GIFT_CARD_FIELDS,
    lastResult: answer?.step === 'add' ? answer.form : undefined,
    read: readGiftCard,
  })
  return (
    <FieldForm form={form} intent="add" button={accountGiftCardMessages.addAction()}>
      <TextField
        {...form.field('number')}
        label={giftcardMessages.number()}
        hint={giftCardPageMessages.numberHint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        required
      />
      <TextField
        {...form.secret('pin')}
        label={giftcardMessages.pin()}
        hint={giftCardPageMessages.pinHint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        className={styles.pin ?? ''}
      />
    </FieldForm>
  )
}
