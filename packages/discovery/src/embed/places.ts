import { createStore } from '../core/store.js'

/** What can stand in a place of the page. */
export type PlaceKind = 'search-field' | 'search-page' | 'listing' | 'recommendations'

/** A place that the host page gave to the widget: the element it wrote, and the shadow root that is drawn into. */
export interface Place {
  readonly id: string
  readonly kind: PlaceKind
  readonly element: HTMLElement
  readonly root: ShadowRoot
}

/** Every place on the page. `version` grows when an attribute of one changes, so that a view reads them again. */
export const places = createStore<{ readonly list: readonly Place[]; readonly version: number }>({
  list: [],
  version: 0,
})

let made = 0

/** A name for a place that no other has. */
export const nextPlaceId = (): string => `place-${++made}`

export function addPlace(place: Place): void {
  const { list } = places.getState()
  if (!list.includes(place)) places.setState({ list: [...list, place] })
}

export function removePlace(place: Place): void {
  places.setState({ list: places.getState().list.filter((one) => one !== place) })
}

/** An attribute of some place has another value. */
export function placeChanged(): void {
  places.setState({ version: places.getState().version + 1 })
}
