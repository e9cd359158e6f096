import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { inventedPersonalNumber } from '@klarsikt/fixtures/builders'
import { random, type Random } from '@klarsikt/fixtures/demo'
import { visitorClient } from '../visitor-client.js'
import type { SimulatedShop } from './simulated-shop.js'

const EXAM = { examType: 'glasses', ageGroup: '18-74' } as const
/** Number of visits booked each day, and the share of them that is cancelled. */
const VISITS_A_DAY = 4
const CANCELLED_SHARE = 0.15
/** Range of days ahead in which visitors look for a free time. */
const DAYS_AHEAD = { from: 2, to: 16 } as const

/** Simulates people who book exams and sometimes cancel. Their choices depend only on the seed. */
export class Visitors {
  readonly #shop: SimulatedShop
  readonly #random: Random
  #count = 0

  constructor(shop: SimulatedShop, seed: number) {
    this.#shop = shop
    this.#random = random(`visitors:${seed}`)
  }

  /** Makes the bookings of one day. */
  async spendDay(now: Date): Promise<void> {
    for (let visit = 0; visit < VISITS_A_DAY; visit++) await this.#book(now)
  }

  async #book(now: Date): Promise<void> {
    const client = this.#newClient()
    const today = stockholmDate(now)
    const stores = await client.getNextFree({ query: EXAM })
    if (isFailure(stores)) throw new Error(`The stores with free times: ${stores.error.code}`)
    const open = stores.stores.filter(({ start }) => start !== null)
    if (open.length === 0) return
    const { storeId } = this.#random.pick(open)
    const days = { from: addDays(today, DAYS_AHEAD.from), to: addDays(today, DAYS_AHEAD.to) }
    const free = await client.getSlots({ query: { ...EXAM, storeId, ...days } })
    // The booking system outside may not answer. That is not a fault of the shop.
    if (isFailure(free) || free.slots.length === 0) return
    const slot = this.#random.pick(free.slots)
    const made = await client.createBooking({ body: { ...EXAM, storeId, ...slot, ...this.#person() } })
    if (isFailure(made)) throw new Error(`A free time was not booked: ${made.error.code}`)
    if (!this.#random.chance(CANCELLED_SHARE)) return
    const { id } = made.booking
    const cancelled = await client.cancelBooking({ params: { id }, body: { acceptFee: true } })
    if (isFailure(cancelled)) throw new Error(`A visit was not cancelled: ${cancelled.error.code}`)
  }

  #person() {
    this.#count += 1
    return {
      ssn: personalNumber(this.#count),
      firstName: 'Astrid',
      lastName: 'Ek-Lund',
      email: `besokare-${this.#count}@exempel.test`,
      mobile: '070-174 06 05',
      note: '',
      idempotencyKey: `simulated-visit-${this.#count}`,
    }
  }

  #newClient(): ShopClient {
    const { api, publicUrl } = this.#shop
    return visitorClient(new Request(publicUrl), {
      backend: (request, environment) => api.app.fetch(request, environment),
      origin: publicUrl,
      apiKey: 'klarsikt-web',
      environment: undefined,
    }).client
  }
}

/** Makes a new personal number for each visit, because one person cannot have two exams at the same time. */
function personalNumber(count: number): string {
  const birthDate = `199001${String(1 + (Math.floor(count / 800) % 28)).padStart(2, '0')}`
  return inventedPersonalNumber(birthDate, 100 + (count % 800))
}
