import { type OwnSize, readOwnSize } from '@klarsikt/core/fit'
import { useSyncExternalStore } from 'react'
import { createDeviceValue } from '../../lib/device-value.js'

/** The size of the shopper, kept on the device because it was entered there. */
const { read, write, subscribe } = createDeviceValue<OwnSize | null>({
  key: 'frame-size',
  parse: (text) => readOwnSize(JSON.parse(text ?? 'null')),
  format: (size) => size && JSON.stringify(size),
  none: null,
})

/** The size that has been entered; null without one, and on a server. */
export const useOwnSize = (): OwnSize | null => useSyncExternalStore(subscribe, read, () => null)

/** Keeps a size, or takes it away; false where the browser stores nothing, and then it holds for this page. */
export const keepOwnSize = (size: OwnSize | null): boolean => write(size)
