/** How to reach a store, in a sentence or two each. Unknown parts are absent. */
export type StoreAccess = {
  readonly parking?: string | undefined
  readonly transit?: string | undefined
  /** Steps, doors and lifts, for visitors with a wheelchair or a pram. */
  readonly entrance?: string | undefined
}
