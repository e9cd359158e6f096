/** Millimetres; null where a measure is unknown [CARD-009]. */
export interface Measures {
  readonly totalWidth: number | null
  readonly noseBridge: number | null
  readonly lensWidth: number | null
  readonly lensHeight: number | null
  readonly templeLength: number | null
}
