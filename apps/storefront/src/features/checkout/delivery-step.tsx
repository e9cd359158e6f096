import type { CheckoutState, DeliveryOption } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DeliveryChoice } from '@klarsikt/design-system/delivery-choice'
import { Select } from '@klarsikt/design-system/select'
import { useShopForm } from '@klarsikt/forms'
import { useState } from 'react'
import { readDelivery } from './checkout-forms.js'
import type { PickUpStore } from './pick-up-stores.js'
import type { CheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

interface DeliveryStepProps {
  readonly checkout: CheckoutState
  readonly stores: readonly PickUpStore[]
  readonly sending: CheckoutForm
}

/** Asks for the way of delivery, with arrival and price of each. One way is preselected. */
export function DeliveryStep({ checkout, stores, sending }: DeliveryStepProps) {
  const { deliveryOptions: options, delivery } = checkout
  const { form, props, errorOf, failure } = useShopForm({
    id: 'checkout-delivery-form',
    fields: ['method', 'storeId'],
    lastResult: sending.answer?.form,
    read: readDelivery,
  })
  const [method, setMethod] = useState(String(form.initialValue?.method ?? delivery?.method ?? ''))
  const chosen =
    options.find((option) => String(option.id) === method) ?? options.find((option) => option.preset) ?? options[0]
  const [storeId, setStoreId] = useState(delivery?.storeId?.toString() ?? '')
  const store = stores.find(({ id }) => String(id) === storeId)
  const storeSelect =
    stores.length === 0 ? (
      <Alert tone="warning">{checkoutMessages.storesMissing()}</Alert>
    ) : (
      <Select
        id="checkout-store"
        name="storeId"
        label={checkoutMessages.chooseStore()}
        // The field is uncontrolled. The form renders between the choice and its event, which would reset a controlled
        // field.
        defaultValue={storeId}
        onChange={(event) => setStoreId(event.target.value)}
        hint={store?.availability}
        error={errorOf('storeId')}
        options={stores.map(({ id, label, readyText }) => ({
          value: String(id),
          label: checkoutMessages.storeOption({ store: label, when: readyText }),
        }))}
      />
    )
  return (
    <form
      {...props}
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        props.onSubmit(event)
        sending.onSubmit(event)
      }}
    >
      <input type="hidden" name="intent" value={sending.intent} />
      <DeliveryChoice
        name="method"
        id="checkout-delivery"
        legend={checkoutMessages.chooseDelivery()}
        value={chosen ? String(chosen.id) : null}
        onChange={setMethod}
        options={options.map((option) => ({
          id: String(option.id),
          name: option.name,
          estimate: whenAndHow(option),
          price: option.price,
          ...(option.needsStore && { extra: storeSelect }),
        }))}
      />
      {failure && !sending.busy && (
        <Alert tone="error" live="alert" title={failure}>
          {checkoutMessages.retryHint()}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={sending.busy}>
          {checkoutMessages.toPayment()}
        </Button>
      </div>
    </form>
  )
}

function whenAndHow({ etaText, note }: DeliveryOption): string {
  return note === null ? etaText : `${etaText}. ${note}`
}
