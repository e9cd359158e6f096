import { createStore } from '../core/store.js'

/** Kinds of content that a mount point can hold. */
export type MountPointKind = 'search-field' | 'search-page' | 'listing' | 'recommendations'

/** A place for the widget on the page: the element in the page and the shadow root that is drawn into. */
export interface MountPoint {
  readonly id: string
  readonly kind: MountPointKind
  readonly element: HTMLElement
  readonly root: ShadowRoot
}

/**
 * All mount points on the page. `version` grows when an attribute of one changes, so that views read the attributes
 * again.
 */
export const mountPoints = createStore<{ readonly list: readonly MountPoint[]; readonly version: number }>({
  list: [],
  version: 0,
})

let made = 0

/** Makes a unique id for a mount point. */
export const nextMountPointId = (): string => `place-${++made}`

export function addMountPoint(mountPoint: MountPoint): void {
  const { list } = mountPoints.getState()
  if (!list.includes(mountPoint)) mountPoints.setState({ list: [...list, mountPoint] })
}

export function removeMountPoint(mountPoint: MountPoint): void {
  mountPoints.setState({ list: mountPoints.getState().list.filter((one) => one !== mountPoint) })
}

/** Must be called when an attribute of a mount point changes. */
export function mountPointChanged(): void {
  mountPoints.setState({ version: mountPoints.getState().version + 1 })
}
