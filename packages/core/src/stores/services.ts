import { oneOf } from '../lib/one-of.js'
import * as bookingMessages from '../messages/generated/booking.js'

export const STORE_SERVICES = ['eyeExam', 'contactLensExam', 'hearingTest'] as const
export type StoreService = (typeof STORE_SERVICES)[number]
export const isStoreService = oneOf(STORE_SERVICES)

export const STORE_SERVICE_MESSAGES = {
  eyeExam: bookingMessages.examGlasses,
  contactLensExam: bookingMessages.examLenses,
  hearingTest: bookingMessages.examHearing,
} as const satisfies Record<StoreService, () => string>
