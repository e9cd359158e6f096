import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { CardBalance } from './card-balance.js'
import { GIFT_CARD_FIELDS, readGiftCard } from './gift-card-form.js'
import type { GiftCardLookupResult } from './look-up-gift-card.js'
import styles from './gift-card-page.module.css'

/** Number and PIN of a gift card for what is left on it. They are sent in a body, never in an address [GIFT-001, GIFT-002]. */
export function GiftCardLookup({ result }: { readonly result: GiftCardLookupResult | undefined }) {
  const { state } = useNavigation()
  const { props, field, secret, failure } = useShopForm({
    id: 'gift-card',
    fields: GIFT_CARD_FIELDS,
    lastResult: result?.form,
    read: readGiftCard,
  })
  return (
    <Form {...props} method="post" className={styles.form} preventScrollReset>
      <TextField
        {...field('number')}
        label={giftcardMessages.number()}
        hint={giftCardPageMessages.numberHint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        required
      />
      <TextField
        {...secret('pin')}
        label={giftcardMessages.pin()}
        hint={giftCardPageMessages.pinHint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        className={styles.pin ?? ''}
      />
      <div>
        <Button type="submit" loading={state === 'submitting'}>
          {giftCardPageMessages.check()}
        </Button>
      </div>
      {result?.card && <CardBalance card={result.card} />}
      {failure && (
        <Alert tone="error" live="alert">
          {failure}
        </Alert>
      )}
    </Form>
  )
}
