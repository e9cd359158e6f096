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

/** The app must open an order within START_MS, and the order must be complete within TOTAL_MS. */
const START_MS = 30_000
const TOTAL_MS = 180_000

/** How long a relying party can collect the outcome of an order, in ms. */
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

/** Updates an order whose time has run out. */
export function settle(order: Order, now: number): void {
  if (order.status !== 'pending') return
  const age = now - order.createdAt
  if (order.person === null && age >= START_MS) fail(order, 'startFailed', order.createdAt + START_MS)
  else if (age >= TOTAL_MS) fail(order, 'expiredTransaction', order.createdAt + TOTAL_MS)
}

/** Returns whether the outcome of an order was collected, or its time for that is over. */
export function isGone({ status, isCollected, endedAt }: Order, now: number): boolean {
  if (endedAt === null) return false
  return isCollected || now - endedAt > (status === 'complete' ? COMPLETE_MS : FAILED_MS)
}

export function fail(order: Order, hintCode: string, now: number): void {
  Object.assign(order, { status: 'failed', hintCode, endedAt: now } satisfies Partial<Order>)
}

/** Opens the order in a person's app. The order fails when it requires another person. */
export function open(order: Order, person: TestPerson, now: number): void {
  const required = order.request.requirement?.personalNumber
  if (required !== undefined && required !== person.personalNumber) return fail(order, 'certificateErr', now)
  Object.assign(order, { person, hintCode: 'userSign' } satisfies Partial<Order>)
}

export function complete(order: Order, now: number): void {
  Object.assign(order, { status: 'complete', hintCode: null, endedAt: now } satisfies Partial<Order>)
}

/** Three wrong codes lock the BankID. */
export function typeWrongCode(order: Order, now: number): void {
  order.wrongCodes += 1
  if (order.wrongCodes >= WRONG_CODES_MAXIMUM) fail(order, 'certificateErr', now)
}
