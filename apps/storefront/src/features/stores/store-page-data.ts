import type { StoreAccess } from '@klarsikt/core/stores'
import type { NextTimes } from './next-times.js'
import type { StoreExaminer } from './store-examiners.js'
import type { DayRow, StoreListRow } from './store-rows.js'

/** What the page of a store says; made on the server. */
export interface StorePageData extends Omit<StoreListRow, 'address' | 'lat' | 'lon' | 'distance'> {
  readonly id: number
  readonly street: string
  readonly postalPlace: string
  /** For `tel:`. */
  readonly dial: string
  readonly position: { readonly lat: number; readonly lon: number }
  readonly week: readonly DayRow[]
  readonly access: StoreAccess
  /** Empty where they cannot be had. */
  readonly examiners: readonly StoreExaminer[]
  readonly next: readonly NextTimes[]
  /** Coming days that differ from the week. */
  readonly deviating: readonly { readonly day: string; readonly hours: string | null }[]
}
