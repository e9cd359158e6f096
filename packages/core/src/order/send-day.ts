import type { PlainDate } from '../calendar/plain-date.js'

/** Does an order wait for its day? What is bought for a later day is neither packed nor sent before that day has begun. */
export function awaitsDay({ sendFrom }: { readonly sendFrom: PlainDate | null }, today: PlainDate): boolean {
  return sendFrom !== null && today < sendFrom
}
