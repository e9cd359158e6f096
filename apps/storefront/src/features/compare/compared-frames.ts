import { addCompared, readCompared, withoutCompared } from '@klarsikt/core/compare'
import { useSyncExternalStore } from 'react'
import { createDeviceValue } from '../../lib/device-value.js'

const NONE: readonly number[] = []

/** The frames to compare. They are stored on the device, because the shopper has chosen them there. */
const { read, write, subscribe } = createDeviceValue<readonly number[]>({
  key: 'compared-frames',
  parse: readCompared,
  format: (ids) => (ids.length === 0 ? null : ids.join(',')),
  none: NONE,
})

/** Returns the chosen article numbers in the order of choice. On a server there are none. */
export const useComparedFrames = (): readonly number[] => useSyncExternalStore(subscribe, read, () => NONE)

/** Returns the same outside of a component. */
export const readComparedFrames = (): readonly number[] => read()

/**
 * The result of a change. A fourth frame is refused. A browser that stores nothing keeps the frames until the page is
 * left.
 */
export type ComparedChange = 'stored' | 'not-stored' | 'full'

/** Adds a frame to the comparison, or removes it. */
export function setCompared(id: number, isCompared: boolean): ComparedChange {
  if (!isCompared) return store(withoutCompared(read(), id))
  const added = addCompared(read(), id)
  return added.ok ? store(added.value) : added.error
}

export const clearCompared = (): ComparedChange => store(NONE)

const store = (ids: readonly number[]): ComparedChange => (write(ids) ? 'stored' : 'not-stored')
