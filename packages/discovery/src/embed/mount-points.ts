import { createStore } from '../core/store.js'

/** What a mount point can hold. */
export type MountPointKind = 'search-field' | 'search-page' | 'listing' | 'recommendations'

/** A place that the host page gave to the widget: the element it wrote, and the shadow root that is drawn into. */
export interface MountPoint {
  readonly id: string
  readonly kind: MountPointKind
  readonly element: HTMLElement
  readonly root: ShadowRoot
}

/** Every place on the page. `version` grows when an attribute of one changes, so that a view reads them again. */
export const mountPoints = createStore<{ readonly list: readonly MountPoint[]; readonly version: number }>({
  list: [],
  version: 0,
})

let made = 0

/** A name for a place that no other has. */
export const nextMountPointId = (): string => `place-${++made}`

export function addMountPoint(mountPoint: MountPoint): void {
  const { list } = mountPoints.getState()
  if (!list.includes(mountPoint)) mountPoints.setState({ list: [...list, mountPoint] })
}

export function removeMountPoint(mountPoint: MountPoint): void {
  mountPoints.setState({ list: mountPoints.getState().list.filter((one) => one !== mountPoint) })
}

/** An attribute of some place has another value. */
export function mountPointChanged(): void {
  mountPoints.setState({ version: mountPoints.getState().version + 1 })
}
