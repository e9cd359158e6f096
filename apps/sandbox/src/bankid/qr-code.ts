import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Order } from './orders.js'

/** The camera is pointed at a code that is no older, seconds. */
const WINDOW_SECONDS = 5

/** The order whose animated code was read, while the code is fresh; a photograph of an old one opens nothing. */
export function readQrCode(text: string, orders: Iterable<Order>, now: number): Order | undefined {
  const [, token, seconds, given] = /^bankid\.([\w-]+)\.(\d{1,6})\.([0-9a-f]{64})$/.exec(text.trim()) ?? []
  if (token === undefined || seconds === undefined || given === undefined) return undefined
  const order = [...orders].find((one) => one.qrStartToken === token)
  if (!order) return undefined
  const age = (now - order.createdAt) / 1_000 - Number(seconds)
  const made = createHmac('sha256', order.qrStartSecret).update(seconds).digest()
  return Math.abs(age) <= WINDOW_SECONDS && timingSafeEqual(made, Buffer.from(given, 'hex')) ? order : undefined
}
