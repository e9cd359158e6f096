import { addCompared, readCompared, withoutCompared } from '@klarsikt/core/compare'
import { useSyncExternalStore } from 'react'
import { createDeviceValue } from '../../lib/device-value.js'

const NONE: readonly number[] = []

/** The frames to compare, stored on the device because the shopper has chosen them there. */
const { read, write, subscribe } = createDeviceValue<readonly number[]>({
  key: 'compared-frames',
  parse: readCompared,
  format: (ids) => (ids.length === 0 ? null : ids.join(',')),
  none: NONE,
})

/** The article numbers that have been chosen, the first first; none on a server. */
export const useComparedFrames = (): readonly number[] => useSyncExternalStore(subscribe, read, () => NONE)

/** The same outside a rendering. */
export const readComparedFrames = (): readonly number[] => read()

/** What came of a press: a fourth is refused, and a browser that stores nothing has them for this page. */
export type ComparedChange = 'stored' | 'not-stored' | 'full'

/** Adds a frame, or takes it away. */
export function setCompared(id: number, isCompared: boolean): ComparedChange {
  if (!isCompared) return store(withoutCompared(read(), id))
  const added = addCompared(read(), id)
  return added.ok ? store(added.value) : added.error
}

/** Takes all of them away. */
export const clearCompared = (): ComparedChange => store(NONE)

const store = (ids: readonly number[]): ComparedChange => (write(ids) ? 'stored' : 'not-stored')
