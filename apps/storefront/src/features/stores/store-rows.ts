import type { Store } from '@klarsikt/contract/shop/types'
import { addDays, dateText, type PlainDate, stockholmDate, weekdayOf } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { formatHours, formatKm, openingState, openingText, STORE_SERVICE_MESSAGES } from '@klarsikt/core/stores'

/** Hours of one day as they are read, or null when closed. */
type Hours = Store['hours'][number]

/** What the list shows of a store; made on the server, so that the page carries no calendar. */
export interface StoreListRow {
  readonly slug: string
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Whether it is open, and until or from when. */
  readonly door: string
  readonly openNow: boolean
  /** What is offered besides selling, as one reads it. */
  readonly services: readonly string[]
  /** How far away it is; null when nobody asked from where. */
  readonly distance: string | null
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
}

/** One line of the week's opening hours. */
export interface DayRow {
  /** 1 is Monday. */
  readonly weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly hours: string | null
  readonly isToday: boolean
}

/** Rows of the list at an instant, in the order they came. */
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

/** What the door says at this very minute in Stockholm. */
export function doorAt(store: Store, now: Date): Pick<StoreListRow, 'door' | 'openNow'> {
  const state = openingState(now, store.hours, store.deviatingHours)
  return { door: openingText(state), openNow: state.open }
}

/** How far ahead deviating days are said. */
const DEVIATING_DAYS_AHEAD = 45

/** The next days that differ from the week, in order. */
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

/** The same as they are read. */
export function deviatingRows(
  store: Store,
  now: Date,
): readonly { readonly day: string; readonly hours: string | null }[] {
  return deviatingDays(store, stockholmDate(now)).map(({ date, hours }) => ({
    day: dateText(date),
    hours: hoursText(hours),
  }))
}

/** Monday to Sunday. */
export function weekRows(store: Store, now: Date): readonly DayRow[] {
  const today = weekdayOf(stockholmDate(now))
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    weekday,
    hours: hoursText(store.hours[weekday - 1] ?? null),
    isToday: weekday === today,
  }))
}

/** `+46701740605` as a Swede writes it: `070-174 06 05`. Another form is left as it is. */
export function phoneText(phone: string): string {
  const mobile = /^\+46(7\d)(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return mobile ? `0${mobile[1]}-${mobile[2]} ${mobile[3]} ${mobile[4]}` : phone
}

function hoursText(hours: Hours): string | null {
  return hours ? formatHours(hours) : null
}
