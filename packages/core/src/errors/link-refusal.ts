import { type ErrorCode, httpStatus } from './error-code.js'

/**
 * Refusals of addresses that stand in letters and SMS, with the status of the page that says what to do. None is 404: the address
 * was good for somebody. What never existed answers alike, so that nobody learns what exists by guessing.
 */
const LINK_STATUSES = {
  'booking.not-found': 410,
  'waiting-list.not-found': 410,
  'awaited-prescription.not-found': 410,
  'awaited-prescription.ended': 410,
  'agreement.not-found': 410,
  'export.not-found': 410,
  'cart-handover.not-found': 403,
  'order.not-found': 403,
  'invoice.not-found': 403,
  'subscription.not-found': 403,
  'glasses-subscription.not-found': 403,
  'glasses-subscription.document-not-found': 403,
} as const satisfies Partial<Record<ErrorCode, 403 | 410>>

/** Code with which an address of a letter is refused. */
export type LinkRefusal = keyof typeof LINK_STATUSES

/** True for a code with which an address of a letter is refused. */
export function isLinkRefusal(code: ErrorCode): code is LinkRefusal {
  return Object.hasOwn(LINK_STATUSES, code)
}

/** HTTP status of the page of a customer whose data was refused with a code. */
export function pageStatus(code: ErrorCode): number {
  return isLinkRefusal(code) ? LINK_STATUSES[code] : httpStatus(code)
}
