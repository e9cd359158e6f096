import { DELIVERY_METHODS, DELIVERY_SERVICES } from '@klarsikt/core/delivery'

const swedish: readonly number[] = DELIVERY_METHODS.filter((method) => DELIVERY_SERVICES[method].market === 'se')

/** Numbers of the delivery methods within Sweden. */
export function offeredDeliveryMethods(): number[] {
  return [...swedish]
}
