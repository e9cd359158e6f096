import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Order } from './orders.js'

/** Largest age of a QR code that the camera may read, in seconds. */
const WINDOW_SECONDS = 5

/** Returns the order of an animated QR code while the code is fresh. A photograph of an old code finds no order. */
export function readQrCode(text: string, orders: Iterable<Order>, now: number): Order | undefined {
  const [, token, seconds, given] = /^bankid\.([\w-]+)\.(\d{1,6})\.([0-9a-f]{64})$/.exec(text.trim()) ?? []
  if (token === undefined || seconds === undefined || given === undefined) return undefined
  const order = [...orders].find((one) => one.qrStartToken === token)
  if (!order) return undefined
  const age = (now - order.createdAt) / 1_000 - Number(seconds)
  const made = createHmac('sha256', order.qrStartSecret).update(seconds).digest()
  return Math.abs(age) <= WINDOW_SECONDS && timingSafeEqual(made, Buffer.from(given, 'hex')) ? order : undefined
}
