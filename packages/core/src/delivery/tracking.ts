import { DeliveryMethod } from './methods.js'

/** Letters have no tracking number, and neither does the shop's own transport to a store. */
const UNTRACKED: readonly DeliveryMethod[] = [
  DeliveryMethod.BringNorwayLetter,
  DeliveryMethod.PostNordLetter,
  DeliveryMethod.ClickAndCollect,
]

/** Tells whether the carrier gives a tracking number. */
export function isTracked(method: DeliveryMethod): boolean {
  return !UNTRACKED.includes(method)
}
