import { createFaults, type Faults } from './faults.js'
import { fail, isGone, newOrder, open, type Order, settle } from './orders.js'
import type { OrderRequest } from './request-body.js'
import type { TestPerson } from './test-persons.js'

export type Clock = { now(): Date }

/** The books of the simulated BankID. */
export type BankId = {
  readonly faults: Faults
  now(): number
  /** Moves the simulator's clock ahead of the given one, ms. */
  advance(ms: number): void
  /** Null when the person of the request has an order already; both end, as with the real service. */
  begin(kind: Order['kind'], request: OrderRequest): Order | null
  /** An order that can still be asked about. */
  find(ref: string): Order | undefined
  /** The orders that wait for a person, the newest first. */
  waiting(): Order[]
  all(): Order[]
  /** The app of a person opens an order; another of the same person ends. */
  open(order: Order, person: TestPerson): void
  remove(order: Order): void
  reset(): void
}

export function createBankId(clock: Clock): BankId {
  const orders = new Map<string, Order>()
  const faults = createFaults()
  let ahead = 0
  const now = () => clock.now().getTime() + ahead
  const all = () => {
    for (const order of orders.values()) {
      settle(order, now())
      if (isGone(order, now())) orders.delete(order.ref)
    }
    return [...orders.values()].toReversed()
  }
  const waiting = () => all().filter((order) => order.status === 'pending')
  const cancelOthers = (personalNumber: string, but?: Order): boolean => {
    const others = waiting().filter((one) => one !== but && personOf(one) === personalNumber)
    for (const other of others) fail(other, 'cancelled', now())
    return others.length > 0
  }
  return {
    faults,
    now,
    advance: (ms) => void (ahead += ms),
    begin(kind, request) {
      const required = request.requirement?.personalNumber
      if (required !== undefined && cancelOthers(required)) return null
      const order = newOrder(kind, request, now())
      orders.set(order.ref, order)
      return order
    },
    find: (ref) => all().find((order) => order.ref === ref),
    waiting,
    all,
    open(order, person) {
      cancelOthers(person.personalNumber, order)
      open(order, person, now())
    },
    remove: (order) => void orders.delete(order.ref),
    reset() {
      orders.clear()
      faults.clear()
      ahead = 0
    },
  }
}

const personOf = ({ person, request }: Order) => person?.personalNumber ?? request.requirement?.personalNumber
