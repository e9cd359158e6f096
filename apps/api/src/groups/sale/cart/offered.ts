import { DELIVERY_METHODS, DELIVERY_SERVICES, hasParcel } from '@klarsikt/core/delivery'

const swedish: readonly number[] = DELIVERY_METHODS.filter(
  (method) => hasParcel(method) && DELIVERY_SERVICES[method].market === 'se',
)

/** The numbers of the delivery methods for parcels within Sweden. */
export function offeredDeliveryMethods(): number[] {
  return [...swedish]
}
