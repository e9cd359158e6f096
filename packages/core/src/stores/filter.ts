import type { InstantLike } from '../calendar/index.js'
import type { DeviatingHours, WeekHours } from './hours.js'
import { openingState } from './opening-state.js'
import type { StoreService } from './services.js'

/** Which stores a list shows. */
export type StoreFilter = {
  readonly openNow: boolean
  /** A store must offer all of them. */
  readonly services: readonly StoreService[]
}

type FilteredStore = {
  readonly hours: WeekHours
  readonly deviatingHours?: DeviatingHours | undefined
  readonly services: readonly StoreService[]
}

/** Tells whether a store passes a filter at an instant. */
export function fitsFilter(store: FilteredStore, { openNow, services }: StoreFilter, now: InstantLike): boolean {
  return (
    services.every((service) => store.services.includes(service)) &&
    (!openNow || openingState(now, store.hours, store.deviatingHours).open)
  )
}
