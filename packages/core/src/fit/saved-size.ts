import type { MeasuredSize, OwnSize } from './own-size.js'

/** A size and when it was entered, in milliseconds since 1970. `size` is null if it was removed at that time. */
export type SavedSize = { readonly size: OwnSize | null; readonly savedAt: number }

/** A size that is stored on a device. */
export type DeviceSize = SavedSize & {
  /** The customer who was logged in when it was entered; null for a visitor. */
  readonly customerNumber: string | null
}

/** A size that an account may store. A measured face stays on the device. */
export type AccountOwnSize = Exclude<OwnSize, MeasuredSize>

/** Returns the part of a size that an account may store: nothing of a measured face. */
export const accountSizeOf = (size: OwnSize | null): AccountOwnSize | null =>
  size === null || size.kind === 'measured' ? null : size

/** Highest age of a size, in milliseconds. An older one counts as this old. */
export const OWN_SIZE_AGE_MAX_MS = 10 * 366 * 86_400_000

/** Returns the age of a size in milliseconds, which is the same on two devices whose clocks differ. */
export const sizeAge = (savedAt: number, now: number): number =>
  Math.min(Math.max(Math.round(now - savedAt), 0), OWN_SIZE_AGE_MAX_MS)

/**
 * Returns the newer of the sizes in the account and on the device; the account's if equal. A size that another customer
 * entered on the device is ignored.
 */
export function newestSize(account: SavedSize | null, device: DeviceSize, customerNumber: string): SavedSize | null {
  if (device.customerNumber !== null && device.customerNumber !== customerNumber) return account
  if (account !== null && account.savedAt >= device.savedAt) return account
  return { size: device.size, savedAt: device.savedAt }
}

/** Tells whether two sizes are equal; null equals null. */
export function isSameSize(one: AccountOwnSize | null, other: AccountOwnSize | null): boolean {
  if (one === null || other === null) return one === other
  if (one.kind === 'answer') return other.kind === 'answer' && one.size === other.size
  return (
    other.kind === 'pair' &&
    one.lensWidth === other.lensWidth &&
    one.noseBridge === other.noseBridge &&
    one.templeLength === other.templeLength
  )
}
