/** How a store is reached, each as a sentence or two; what is not known is left out. */
export type StoreAccess = {
  readonly parking?: string | undefined
  readonly transit?: string | undefined
  /** Steps, doors, lifts: what somebody in a wheelchair or with a pram asks. */
  readonly entrance?: string | undefined
}
