import type { PlainDate } from '../calendar/plain-date.js'

/** True if an order is for a later day. Such an order is neither packed nor sent before its day has begun in Stockholm. */
export function awaitsDay({ sendFrom }: { readonly sendFrom: PlainDate | null }, today: PlainDate): boolean {
  return sendFrom !== null && today < sendFrom
}
