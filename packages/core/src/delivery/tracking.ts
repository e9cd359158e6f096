import { DeliveryMethod } from './methods.js'

/** Letters travel without a number, and so does what our own car takes to a store. */
const UNTRACKED: readonly DeliveryMethod[] = [
  DeliveryMethod.BringNorwayLetter,
  DeliveryMethod.PostNordLetter,
  DeliveryMethod.ClickAndCollect,
]

/** Whether the carrier gives a number by which a parcel can be followed. */
export function isTracked(method: DeliveryMethod): boolean {
  return !UNTRACKED.includes(method)
}
