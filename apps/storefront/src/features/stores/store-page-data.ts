import type { StoreAccess } from '@klarsikt/core/stores'
import type { NextTimes } from './next-times.js'
import type { StoreExaminer } from './store-examiners.js'
import type { DayRow, StoreListRow } from './store-rows.js'

/** The data of a store's page, prepared on the server. */
export interface StorePageData extends Omit<StoreListRow, 'address' | 'lat' | 'lon' | 'distance'> {
  readonly id: number
  readonly street: string
  readonly postalPlace: string
  /** The phone number for a `tel:` link. */
  readonly dial: string
  readonly position: { readonly lat: number; readonly lon: number }
  readonly week: readonly DayRow[]
  readonly access: StoreAccess
  /** Empty where they could not be loaded. */
  readonly examiners: readonly StoreExaminer[]
  readonly next: readonly NextTimes[]
  /** Coming days with other hours than the weekly ones. */
  readonly deviating: readonly { readonly day: string; readonly hours: string | null }[]
}
