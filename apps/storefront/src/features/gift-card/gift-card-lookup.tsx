import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { GIFT_CARD_FIELDS, GiftCardFields, readGiftCard, useShopForm } from '@klarsikt/forms'
import { Form, useNavigation } from 'react-router'
import { CardBalance } from './card-balance.js'
import type { GiftCardLookupResult } from './look-up-gift-card.js'
import styles from './gift-card-page.module.css'

/**
 * Asks for the number and the PIN of a gift card to show its balance. They are sent in a body, and never in an address
 * [GIFT-001, GIFT-002].
 */
export function GiftCardLookup({ result }: { readonly result: GiftCardLookupResult | undefined }) {
  const { state } = useNavigation()
  const form = useShopForm({
    id: 'gift-card',
    fields: GIFT_CARD_FIELDS,
    lastResult: result?.form,
    read: readGiftCard,
  })
  return (
    <Form {...form.props} method="post" className={styles.form} preventScrollReset>
      <GiftCardFields form={form} pinClassName={styles.pin} />
      <div>
        <Button type="submit" loading={state === 'submitting'}>
          {giftCardPageMessages.check()}
        </Button>
      </div>
      {result?.card && <CardBalance card={result.card} />}
      {form.failure && (
        <Alert tone="error" live="alert">
          {form.failure}
        </Alert>
      )}
    </Form>
  )
}
