import { type DeviceSize, readOwnSize } from '@klarsikt/core/fit'
import { createDeviceValue } from '../../lib/device-value.js'

/** The size as the device stores it. */
export interface StoredSize extends DeviceSize {
  /** True where the account has the size too. */
  readonly isSent: boolean
}

/**
 * The shopper's size. It is stored on the device, because the shopper entered it there. The account of a customer
 * stores it too.
 */
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
