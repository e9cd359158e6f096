import { randomUUID } from 'node:crypto'
import type { OrderRequest } from './request-body.js'
import type { TestPerson } from './test-persons.js'

export type Order = {
  readonly ref: string
  readonly kind: 'auth' | 'sign'
  readonly request: OrderRequest
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly createdAt: number
  status: 'pending' | 'failed' | 'complete'
  hintCode: string | null
  person: TestPerson | null
  wrongCodes: number
  endedAt: number | null
  isCollected: boolean
}

/** The app has to be opened so soon, and everything has to be done so soon, ms. */
const START_MS = 30_000
const TOTAL_MS = 180_000

/** How long what came of an order can be fetched, ms. */
const COMPLETE_MS = 180_000
const FAILED_MS = 300_000

const WRONG_CODES_MAXIMUM = 3

export function newOrder(kind: Order['kind'], request: OrderRequest, now: number): Order {
  return {
    ref: randomUUID(),
    kind,
    request,
    autoStartToken: randomUUID(),
    qrStartToken: randomUUID(),
    qrStartSecret: randomUUID(),
    createdAt: now,
    status: 'pending',
    hintCode: 'outstandingTransaction',
    person: null,
    wrongCodes: 0,
    endedAt: null,
    isCollected: false,
  }
}

/** Applies what time alone has done to an order. */
export function settle(order: Order, now: number): void {
  if (order.status !== 'pending') return
  const age = now - order.createdAt
  if (order.person === null && age >= START_MS) fail(order, 'startFailed', order.createdAt + START_MS)
  else if (age >= TOTAL_MS) fail(order, 'expiredTransaction', order.createdAt + TOTAL_MS)
}

/** Whether what came of an order has been fetched, or lay too long. */
export function isGone({ status, isCollected, endedAt }: Order, now: number): boolean {
  if (endedAt === null) return false
  return isCollected || now - endedAt > (status === 'complete' ? COMPLETE_MS : FAILED_MS)
}

export function fail(order: Order, hintCode: string, now: number): void {
  Object.assign(order, { status: 'failed', hintCode, endedAt: now } satisfies Partial<Order>)
}

/** The app of a person opens the order. */
export function open(order: Order, person: TestPerson, now: number): void {
  const required = order.request.requirement?.personalNumber
  if (required !== undefined && required !== person.personalNumber) return fail(order, 'certificateErr', now)
  Object.assign(order, { person, hintCode: 'userSign' } satisfies Partial<Order>)
}

export function complete(order: Order, now: number): void {
  Object.assign(order, { status: 'complete', hintCode: null, endedAt: now } satisfies Partial<Order>)
}

/** Three wrong codes lock the identification. */
export function typeWrongCode(order: Order, now: number): void {
  order.wrongCodes += 1
  if (order.wrongCodes >= WRONG_CODES_MAXIMUM) fail(order, 'certificateErr', now)
}
