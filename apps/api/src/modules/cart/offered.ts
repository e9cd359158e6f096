import { DELIVERY_METHODS, DELIVERY_SERVICES, hasParcel } from '@klarsikt/core/delivery'

const swedish: readonly number[] = DELIVERY_METHODS.filter(
  (method) => hasParcel(method) && DELIVERY_SERVICES[method].market === 'se',
)

/** Numbers of the delivery methods of parcels within Sweden. */
export function offeredDeliveryMethods(): number[] {
  return [...swedish]
}
