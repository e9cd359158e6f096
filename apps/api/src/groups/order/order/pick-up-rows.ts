import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { isInStore, type OrderState, orderStates, pickUpStep } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { order, pickUp } from './tables.js'

type PickUpRow = typeof pickUp.$inferSelect

/** The purpose to which the code of a pick-up is sealed. */
export const PICK_UP_CODE = 'pick_up.code'

/**
 * Updates the pick-up when an order moves: goods from the warehouse are on the way to the store, goods from the store's
 * stock are collected, and cancelled goods go back.
 */
export async function movePickUp({ orm }: Executor, number: string, to: OrderState, now: Date): Promise<void> {
  const ofOrder = eq(pickUp.orderNumber, number)
  if (to === orderStates.to('cancel')) await orm.update(pickUp).set({ sentBackAt: now }).where(ofOrder)
  if (to !== orderStates.to('send')) return
  const [row] = await orm
    .select({ storeId: order.storeId, stockStoreId: order.stockStoreId })
    .from(order)
    .where(eq(order.number, number))
  if (row === undefined || row.storeId === null) return
  if (row.stockStoreId === null) await orm.insert(pickUp).values({ orderNumber: number })
  else await orm.update(pickUp).set({ collectedAt: now }).where(ofOrder)
}

/** Where an order waits for its customer, with the pick-up code; null when it does not. */
export function waitingPickUp(
  { catalogue, encryption, clock }: Pick<Deps, 'catalogue' | 'encryption' | 'clock'>,
  storeId: number | null,
  row: PickUpRow | null,
): OrderSummary['pickUp'] {
  const today = stockholmDate(clock.now())
  const step = pickUpStep(row, false, today)
  const place = catalogue.state.content.stores.find(({ id }) => id === storeId)
  if (!isInStore(step) || !place || !row || row.code === null || row.readyAt === null || row.lastDay === null)
    return null
  const { name, slug, street: address, postalCode, city, phone, hours, deviatingHours } = place
  return {
    store: {
      name,
      slug,
      address,
      postalCode,
      city,
      phone,
      hours: hours.map((day) => (day ? { ...day } : null)),
      deviatingHours: { ...deviatingHours },
    },
    code: encryption.decrypt(row.code, PICK_UP_CODE),
    readyAt: row.readyAt.toISOString(),
    lastDay: row.lastDay,
    isLapsed: step === 'lapsed',
    at: clock.now().toISOString(),
  }
}
