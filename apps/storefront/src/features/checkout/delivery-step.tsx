import type { CheckoutState, DeliveryOption } from '@klarsikt/contract/shop/types'
import { checkoutMessages } from '@klarsikt/core/messages'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DeliveryChoice } from '@klarsikt/design-system/delivery-choice'
import { focusField } from '@klarsikt/design-system/error-summary'
import { Select } from '@klarsikt/design-system/select'
import { type FormEvent, useState } from 'react'
import type { Outcome } from '../../lib/call.js'
import type { PickUpStore } from './pick-up-stores.js'
import styles from './checkout-page.module.css'

interface ChosenDelivery {
  readonly method: number
  readonly storeId: number | null
}

interface DeliveryStepProps {
  readonly checkout: CheckoutState
  readonly stores: readonly PickUpStore[]
  /** A choice that was sent in vain, without script. */
  readonly refused?:
    | { readonly message: string; readonly storeError?: string | undefined; readonly method: number }
    | undefined
  readonly onSave: (choice: ChosenDelivery) => Promise<Outcome<unknown>>
}

const STORE_FIELD = 'checkout-store'

/** How it is sent, when it comes and what that costs; one is preset, and can be changed. */
export function DeliveryStep({ checkout, stores, refused, onSave }: DeliveryStepProps) {
  const { deliveryOptions: options, delivery } = checkout
  const preset =
    options.find((option) => option.id === (refused?.method ?? delivery?.method)) ??
    options.find((option) => option.preset) ??
    options[0]
  const [method, setMethod] = useState(preset?.id)
  const [storeId, setStoreId] = useState(delivery?.storeId?.toString() ?? '')
  const [storeError, setStoreError] = useState(refused?.storeError)
  const [failure, setFailure] = useState(refused && !refused.storeError ? refused.message : null)
  const [busy, setBusy] = useState(false)
  const chosen = options.find((option) => option.id === method)

  const lacksStore = (error: string) => {
    setStoreError(error)
    focusField(STORE_FIELD)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || busy) return
    setFailure(null)
    if (chosen.needsStore && storeId === '') return lacksStore(checkoutMessages['checkout.storeRequired'])
    setBusy(true)
    const outcome = await onSave({ method: chosen.id, storeId: chosen.needsStore ? Number(storeId) : null })
    setBusy(false)
    if (outcome.ok) return
    const { storeId: wrongStore } = outcome.fields
    if (wrongStore) lacksStore(wrongStore)
    else setFailure(outcome.message)
  }
  const chooseStore = (id: string) => {
    setStoreId(id)
    setStoreError(undefined)
  }
  const storeSelect = <StoreSelect stores={stores} value={storeId} error={storeError} onChange={chooseStore} />
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <input type="hidden" name="intent" value="delivery" />
      <DeliveryChoice
        name="method"
        id="checkout-delivery"
        legend={checkoutMessages['checkout.chooseDelivery']}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => setMethod(options.find((option) => String(option.id) === id)?.id)}
        options={options.map((option) => ({
          id: String(option.id),
          name: option.name,
          estimate: whenAndHow(option),
          price: option.price,
          ...(option.needsStore && { extra: storeSelect }),
        }))}
      />
      {failure && (
        <Alert tone="error" live="alert" title={failure}>
          {checkoutMessages['checkout.retryHint']}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {checkoutMessages['checkout.toPayment']}
        </Button>
      </div>
    </form>
  )
}

interface StoreSelectProps {
  readonly stores: readonly PickUpStore[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

function StoreSelect({ stores, value, error, onChange }: StoreSelectProps) {
  if (stores.length === 0) return <Alert tone="warning">{checkoutMessages['checkout.storesMissing']}</Alert>
  return (
    <Select
      id={STORE_FIELD}
      name="storeId"
      label={checkoutMessages['checkout.chooseStore']}
      value={value}
      error={error}
      options={stores.map(({ id, label }) => ({ value: String(id), label }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function whenAndHow({ etaText, note }: DeliveryOption): string {
  return note === null ? etaText : `${etaText}. ${note}`
}
