import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'
import { loadWizard, type WizardData } from '../../wizard/load-wizard.js'

export interface AccountBookingData {
  readonly wizard: WizardData
  readonly bookings: readonly Booking[]
}

/** Loads the wizard for a logged-in customer, and their bookings [ROUTE-026]. */
export async function loadAccountBooking(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<AccountBookingData> {
  const { data: bookings } = replyOrLogin(await client.listBookings(), url)
  return { wizard: await loadWizard(client, { url, place: 'account-booking' }), bookings }
}
