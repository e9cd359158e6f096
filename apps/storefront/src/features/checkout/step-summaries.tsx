import type { CheckoutState, TypedCustomer } from '@klarsikt/contract/shop/types'
import { formatMobile, postalPlace } from '@klarsikt/core/identity'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import { formatPrice } from '@klarsikt/core/money'
import type { PickUpStore } from './pick-up-stores.js'

/** Shows the buyer in three lines. */
export function CustomerSummary({ customer }: { readonly customer: TypedCustomer | null }) {
  if (!customer) return null
  return (
    <>
      <p>
        {customer.firstName} {customer.lastName}
      </p>
      <p>
        {customer.street}, {postalPlace(customer)}
      </p>
      <p>
        {customer.email}, {formatMobile(customer.mobile)}
      </p>
    </>
  )
}

/** Shows the delivery in two or three lines. */
export function DeliverySummary({
  checkout,
  stores,
}: {
  readonly checkout: CheckoutState
  readonly stores: readonly PickUpStore[]
}) {
  const { delivery, deliveryOptions } = checkout
  const option = deliveryOptions.find(({ id }) => id === delivery?.method)
  const store = stores.find(({ id }) => id === delivery?.storeId)
  if (!option) return null
  return (
    <>
      <p>
        {option.name},{' '}
        {option.price === 0 ? cartSumsMessages.freeShipping().toLocaleLowerCase('sv') : formatPrice(option.price)}
      </p>
      {store && <p>{store.label}</p>}
      <p>{store?.availability ?? option.etaText}</p>
    </>
  )
}
