import { DELIVERY_METHODS, DELIVERY_SERVICES } from '@klarsikt/core/delivery'

const swedish: readonly number[] = DELIVERY_METHODS.filter((method) => DELIVERY_SERVICES[method].market === 'se')

/** Numbers of the ways of delivery within Sweden (decisions D10). */
export function offeredDeliveryMethods(): number[] {
  return [...swedish]
}
