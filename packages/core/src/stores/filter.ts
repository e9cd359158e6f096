import type { InstantLike } from '../calendar/index.js'
import type { DeviatingHours, WeekHours } from './hours.js'
import { openingState } from './opening-state.js'
import type { StoreService } from './services.js'

/** Which stores of a list are shown. */
export type StoreFilter = {
  readonly openNow: boolean
  /** Each of them is offered. */
  readonly services: readonly StoreService[]
}

type FilteredStore = {
  readonly hours: WeekHours
  readonly deviatingHours?: DeviatingHours | undefined
  readonly services: readonly StoreService[]
}

/** Whether a store is open at an instant, where that is asked for, and offers every service that is. */
export function fitsFilter(store: FilteredStore, { openNow, services }: StoreFilter, now: InstantLike): boolean {
  return (
    services.every((service) => store.services.includes(service)) &&
    (!openNow || openingState(now, store.hours, store.deviatingHours).open)
  )
}
