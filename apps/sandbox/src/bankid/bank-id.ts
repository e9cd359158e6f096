import { createFaults, type Faults } from './faults.js'
import { fail, isGone, newOrder, open, type Order, settle } from './orders.js'
import type { OrderRequest } from './request-body.js'
import type { TestPerson } from './test-persons.js'

export type Clock = { now(): Date }

/** The orders of the simulated BankID. */
export type BankId = {
  readonly faults: Faults
  now(): number
  /** Moves the simulator's clock ahead of the given one by this many ms. */
  advance(ms: number): void
  /** Begins an order. Returns null when the person already has one. Both orders then end, as with the real service. */
  begin(kind: Order['kind'], request: OrderRequest): Order | null
  /** Returns an order that the relying party can still collect. */
  find(ref: string): Order | undefined
  /** Returns the orders that wait for a person, newest first. */
  waiting(): Order[]
  all(): Order[]
  /** Opens an order in a person's app. Another open order of the same person ends. */
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
