import type { MeasuredSize, OwnSize } from './own-size.js'

/** A size with the time at which it was entered, in ms since 1970; one of null was taken away at that time. */
export type SavedSize = { readonly size: OwnSize | null; readonly savedAt: number }

/** A size as a device has it. */
export type DeviceSize = SavedSize & {
  /** Of the customer who was logged in when it was entered; null for a visitor. */
  readonly customerNumber: string | null
}

/** What an account keeps. */
export type AccountOwnSize = Exclude<OwnSize, MeasuredSize>

/** What of a size an account keeps: a face that was measured stays on the device that did it. */
export const accountSizeOf = (size: OwnSize | null): AccountOwnSize | null =>
  size === null || size.kind === 'measured' ? null : size

/** A device that was unused for longer than this counts as if it were this long. */
export const OWN_SIZE_AGE_MAX_MS = 10 * 366 * 86_400_000

/** How long ago a size was entered, by the clock that it was entered by: two clocks that differ agree on it. */
export const sizeAge = (savedAt: number, now: number): number =>
  Math.min(Math.max(Math.round(now - savedAt), 0), OWN_SIZE_AGE_MAX_MS)

/**
 * The size that holds for a customer: what was entered last. What another customer has entered on the same device is not
 * theirs; of two of the same time the account's stays.
 */
export function newestSize(account: SavedSize | null, device: DeviceSize, customerNumber: string): SavedSize | null {
  if (device.customerNumber !== null && device.customerNumber !== customerNumber) return account
  if (account !== null && account.savedAt >= device.savedAt) return account
  return { size: device.size, savedAt: device.savedAt }
}

/** Whether two sizes of an account say the same. */
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
