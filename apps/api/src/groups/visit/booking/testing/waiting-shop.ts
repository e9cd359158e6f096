import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Visitor } from '../../../../testing/test-api.js'
import { openSms } from '../../../platform/sms/sealed-sms.js'
import { offerFreedTimes } from '../waiting-offer.js'
import { type BookingShop, openBookingShop, visit } from './booking-shop.js'

/** The shop of a test file about the waiting list. Every test begins without visits, entries and messages. */
export let shop: BookingShop

/** Opens the shop for the tests of the calling file. */
export function useWaitingShop(): void {
  beforeAll(async () => void (shop = await openBookingShop({ size: 20 })))
  afterAll(() => shop.drop())
  beforeEach(async () => {
    shop.at('2026-11-02T10:00:00.000Z')
    await shop.rows('delete from taken_time')
    await shop.rows('delete from waiting_offer')
    await shop.rows('delete from waiting_entry')
    await shop.rows('delete from booking')
    await shop.rows('delete from sms_outbox')
  })
}

export const DAY = '2026-11-04'
/** Free morning times of store 2, which has one examiner. */
const TIMES = ['09:00', '09:30', '10:00', '10:30']
export const at = (time: string, day = DAY) => `${day}T${time}:00.000Z`

export async function book(who: Visitor, start: string): Promise<string> {
  const { status, body } = await who.post('/api/booking/create', visit({ storeId: 2, start }))
  expect(status).toBe(200)
  return body.booking.id
}
export async function fullMorning(who: Visitor, day = DAY): Promise<string[]> {
  const made: string[] = []
  for (const time of TIMES) made.push(await book(who, at(time, day)))
  return made
}
const entry = (changes: object = {}) => ({
  examType: 'glasses',
  ageGroup: '18-74',
  storeIds: [2],
  earliest: DAY,
  latest: DAY,
  dayPart: 'morning',
  mobile: '070-174 06 05',
  ...changes,
})
export const join = (who: Visitor, changes: object = {}) => who.post('/api/booking/waitingList', entry(changes))
/** Makes the earlier entries older, because the test's clock stands still. */
export const minuteLater = () => shop.rows(`update waiting_entry set created_at = created_at - interval '1 minute'`)
export async function joined(who: Visitor, changes: object = {}): Promise<string> {
  const { status, body } = await join(who, changes)
  expect([status, body.error]).toEqual([200, undefined])
  await minuteLater()
  return body.data.id
}
export const round = () => offerFreedTimes(shop.deps)
export const seen = async (who: Visitor, id: string) => (await who.get(`/api/booking/waitingList/${id}`)).body.data
export const cancel = (who: Visitor, id: string) => who.post(`/api/booking/${id}/cancel`, { acceptFee: true })
export const sms = async () =>
  (
    await shop.rows<{ kind: string; message: string }>(
      `select kind, message from sms_outbox where kind like 'waiting-%' order by created_at`,
    )
  ).map(({ kind, message }) => ({ kind, ...openSms(shop.deps.encryption, message) }))
export const offeredTo = async () =>
  (await sms()).filter(({ kind }) => kind === 'waiting-list-offered').map(({ to }) => to)
