import { randomUUID } from 'node:crypto'
import type { BookingProviderSettings } from '../../../../providers/booking/settings.js'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { openLetter } from '../../../../testing/open-letter.js'
import { NOW } from '../../../../testing/small-shop-parts.js'
import { createTestApi, type TestApi } from '../../../../testing/test-api.js'
import type { Letter } from '../../../platform/letter/sealed-letter.js'
import { addExaminers } from './examiners.js'

export type BookingShop = TestApi & {
  at(instant: string): void
  rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
  /** Letters about bookings in the outbox, in order. */
  letters(): Promise<(Letter & { readonly kind: string })[]>
}

/** The small shop with examiners, at eleven on a Monday. */
export async function openBookingShop({
  bookingProvider = null,
  ...options
}: { readonly size?: number; readonly bookingProvider?: BookingProviderSettings | null } = {}): Promise<BookingShop> {
  let now = new Date(NOW)
  const api = await createTestApi({
    ...options,
    clock: { now: () => now },
    rateLimitFactor: 100,
    settings: { sms: { url: 'http://sms.test', user: 'u', password: 'p', from: 'Klarsikt' }, bookingProvider },
  })
  const { database, encryption } = api.deps
  await addExaminers(database)
  await addTestCustomer(database, encryption, 'customer-1')
  const rows: BookingShop['rows'] = async (text, ...values) => (await database.query({ text, values })).rows as never
  return {
    ...api,
    at: (instant) => void (now = new Date(instant)),
    rows,
    async letters() {
      const waiting = await rows<{ kind: string; letter: string }>(
        `select kind, letter from mail_outbox where kind like 'booking-%' or kind = 'payment-link' order by created_at, kind`,
      )
      return waiting.map((row) => ({ ...openLetter(encryption, row), kind: row.kind }))
    },
  }
}

/** An adult who wants new glasses in store 1, on Tuesday at ten. */
export const visit = (changes: object = {}) => ({
  examType: 'glasses',
  ageGroup: '18-74',
  storeId: 1,
  start: '2026-11-03T09:00:00.000Z',
  ssn: '19900101-0017',
  firstName: 'Åsa',
  lastName: 'Ek',
  email: 'asa@klarsikt.example',
  mobile: '070-174 06 05',
  note: 'Ring på dörren',
  idempotencyKey: randomUUID(),
  ...changes,
})
