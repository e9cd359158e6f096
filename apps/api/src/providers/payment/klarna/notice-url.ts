import type { KlarnaSettings } from './transport.js'

export const KLARNA = 'klarna'

/** The address for Klarna's notices about one payment. */
export function noticeUrl(settings: KlarnaSettings, paymentId: string): string {
  return `${settings.shopUrl()}/api/payment/callback/${KLARNA}?payment=${paymentId}&key=${settings.noticeKey(paymentId)}`
}
