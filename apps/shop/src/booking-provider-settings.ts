import type { BookingProviderSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of the booking system that some stores use; null when it names none. */
export function bookingProviderSettings({
  bookingProvider: { url, clientId, clientSecret },
}: Pick<ServerEnv, 'bookingProvider'>): BookingProviderSettings | null {
  return url && clientId && clientSecret ? { url, clientId, clientSecret } : null
}
