import { createHmac } from 'node:crypto'

type QrOrder = { readonly token: string; readonly secret: string; readonly orderedAt: Date }

/** The QR code for this second. The app refuses a code that is a few seconds old. */
export function qrCode({ token, secret, orderedAt }: QrOrder, now: Date): string {
  const seconds = String(Math.max(0, Math.floor((now.getTime() - orderedAt.getTime()) / 1_000)))
  return `bankid.${token}.${seconds}.${createHmac('sha256', secret).update(seconds).digest('hex')}`
}
