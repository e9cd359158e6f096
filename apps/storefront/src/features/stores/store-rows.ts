import type { Store } from '@klarsikt/contract/shop/types'
import { addDays, dateText, type PlainDate, stockholmDate, weekdayOf } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { formatHours, formatKm, openingState, openingText, STORE_SERVICE_MESSAGES } from '@klarsikt/core/stores'

/** The hours of one day, or null for a closed day. */
type Hours = Store['hours'][number]

/** A store in the list. The server prepares it, so that the page carries no calendar code. */
export interface StoreListRow {
  readonly slug: string
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Says whether the store is open, and until when or from when. */
  readonly door: string
  readonly openNow: boolean
  /** The names of the store's services besides selling. */
  readonly services: readonly string[]
  /** The distance as text, or null without a place. */
  readonly distance: string | null
  /** Degrees in WGS 84. The same holds for `lon`. */
  readonly lat: number
  readonly lon: number
}

/** One row of the weekly opening hours. */
export interface DayRow {
  /** 1 is Monday and 7 is Sunday. */
  readonly weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly hours: string | null
  readonly isToday: boolean
}

/** Returns the rows of the list at an instant, in the given order. */
export function storeRows(stores: readonly Store[], now: Date): readonly StoreListRow[] {
  return stores.map((store) => ({
    slug: store.slug,
    name: store.name,
    address: `${store.address}, ${postalPlace(store)}`,
    phone: phoneText(store.phone),
    services: servicesOf(store),
    lat: store.lat,
    lon: store.lon,
    distance: store.km === undefined ? null : storesMessages.distance({ km: formatKm(store.km) }),
    ...doorAt(store, now),
  }))
}

export function servicesOf({ services }: Pick<Store, 'services'>): string[] {
  return services.map((service) => STORE_SERVICE_MESSAGES[service]())
}

/** Returns whether the store is open at this minute in Stockholm, with a text. */
export function doorAt(store: Store, now: Date): Pick<StoreListRow, 'door' | 'openNow'> {
  const state = openingState(now, store.hours, store.deviatingHours)
  return { door: openingText(state), openNow: state.open }
}

/** Number of days in which deviating hours are shown. */
const DEVIATING_DAYS_AHEAD = 45

/** Returns the coming days with other hours than the weekly ones, in order. */
export function deviatingDays(
  store: Store,
  today: PlainDate,
): readonly { readonly date: PlainDate; readonly hours: Hours }[] {
  const last = addDays(today, DEVIATING_DAYS_AHEAD)
  return Object.entries(store.deviatingHours ?? {})
    .filter(([date]) => today <= date && date <= last)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, hours]) => ({ date, hours }))
}

/** Returns the same days as texts. */
export function deviatingRows(
  store: Store,
  now: Date,
): readonly { readonly day: string; readonly hours: string | null }[] {
  return deviatingDays(store, stockholmDate(now)).map(({ date, hours }) => ({
    day: dateText(date),
    hours: hoursText(hours),
  }))
}

/** Returns the weekly hours from Monday to Sunday. */
export function weekRows(store: Store, now: Date): readonly DayRow[] {
  const today = weekdayOf(stockholmDate(now))
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    weekday,
    hours: hoursText(store.hours[weekday - 1] ?? null),
    isToday: weekday === today,
  }))
}

/** Writes `+46701740605` in the Swedish way: `070-174 06 05`. It leaves other formats as they are. */
export function phoneText(phone: string): string {
  const mobile = /^\+46(7\d)(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return mobile ? `0${mobile[1]}-${mobile[2]} ${mobile[3]} ${mobile[4]}` : phone
}

function hoursText(hours: Hours): string | null {
  return hours ? formatHours(hours) : null
}
