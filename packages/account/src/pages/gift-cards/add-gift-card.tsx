import * as accountGiftCardMessages from '@klarsikt/core/messages/account-gift-card'
import { GIFT_CARD_FIELDS, GiftCardFields, readGiftCard, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { type GiftCardsAnswer } from './change-gift-cards.js'
import styles from './gift-cards.module.css'

/** Asks for the number and the PIN of a gift card to save. */
export function AddGiftCard({ answer }: { readonly answer: GiftCardsAnswer | undefined }) {
  const form = useShopForm({
    id: 'gift-card',
    fields: GIFT_CARD_FIELDS,
    lastResult: answer?.step === 'add' ? answer.form : undefined,
    read: readGiftCard,
  })
  return (
    <FieldForm form={form} intent="add" button={accountGiftCardMessages.addAction()}>
      <GiftCardFields form={form} pinClassName={styles.pin} />
    </FieldForm>
  )
}
