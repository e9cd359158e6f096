import type { BookingProviderSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** Returns the settings of the booking system that some stores use. Returns null when one of them is missing. */
export function bookingProviderSettings({
  bookingProvider: { url, clientId, clientSecret },
}: Pick<ServerEnv, 'bookingProvider'>): BookingProviderSettings | null {
  return url && clientId && clientSecret ? { url, clientId, clientSecret } : null
}
