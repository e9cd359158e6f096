import { oneOf, type ValueOf } from '../lib/one-of.js'

/** The ways a parcel can travel; our own numbers on the wire, tens by carrier [ENUM-008]. */
export const DeliveryMethod = {
  BringNorwayLetter: 10,
  PostNordLetter: 20,
  PostNordMyPack: 21,
  PostNordMyPackHome: 22,
  ClickAndCollect: 30,
  Airmee: 40,
  BudbeeBox: 50,
  BudbeeHome: 51,
} as const
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>
export const DELIVERY_METHODS = Object.values(DeliveryMethod) as readonly DeliveryMethod[]
export const isDeliveryMethod = oneOf(DELIVERY_METHODS)
