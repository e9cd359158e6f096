import { type DeviceSize, readOwnSize } from '@klarsikt/core/fit'
import { createDeviceValue } from '../../lib/device-value.js'

/** The size as the device keeps it. */
export interface StoredSize extends DeviceSize {
  /** Whether the account has it too. */
  readonly isSent: boolean
}

/** The size of the shopper, kept on the device because it was entered there; a customer's is in the account as well. */
export const storedSize = createDeviceValue<StoredSize | null>({
  key: 'frame-size',
  parse: (text) => readStored(JSON.parse(text ?? 'null')),
  format: (stored) => stored && JSON.stringify(stored),
  none: null,
})

function readStored(stored: unknown): StoredSize | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { size, savedAt, customerNumber, isSent } = stored as Record<string, unknown>
  if (typeof savedAt !== 'number') return null
  return {
    size: readOwnSize(size),
    savedAt,
    customerNumber: typeof customerNumber === 'string' ? customerNumber : null,
    isSent: isSent === true,
  }
}
