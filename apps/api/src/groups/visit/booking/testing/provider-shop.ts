import { type Simulator, openSimulator } from '../../../../providers/booking/testing/open-simulator.js'
import { type BookingShop, openBookingShop } from './booking-shop.js'

export type ProviderShop = BookingShop & {
  readonly simulator: Simulator
  fault(kind: string, of?: object): Promise<void>
  /** Runs the round that repeats open calls and reads the provider's changes. */
  round(): Promise<void>
}

/** The small shop with the simulated booking system in store 2. */
export async function openProviderShop(): Promise<ProviderShop> {
  let read = () => new Date()
  const simulator = await openSimulator({ now: () => read() })
  const shop = await openBookingShop({ bookingProvider: simulator.settings })
  read = () => shop.deps.clock.now()
  await shop.rows(`update store set booking_system = 'external', booking_location = 'nacka' where id = 2`)
  await shop.rows(`delete from examiner where store_id = 2`)
  const rounds = shop.work.rounds.filter(({ name }) => name.startsWith('booking-provider'))
  return {
    ...shop,
    simulator,
    fault: (kind, of = {}) => simulator.control('fault', { kind, ...of }),
    async round() {
      for (const { run } of rounds) await run()
    },
    async drop() {
      await shop.drop()
      await simulator.stop()
    },
  }
}
