import type { Job } from '@klarsikt/server/jobs'
import type { Deps } from '../context.js'
import { jobAsSystem } from './audit/as-system.js'
import { remindOfPrescriptions } from './awaited-prescription/remind.js'
import { readBankFolder } from './bank-payment/read-files.js'
import { removeExpiredHolds } from './booking/hold.js'
import { remindOfVisits } from './booking/remind.js'
import { removeOldChanges } from './catalogue/remove-old-changes.js'
import { removeExpiredEidOrders } from './eid/order.js'
import { forgetFavouritesOfVisits } from './favourite/favourites.js'
import { lapseGiftCards } from './gift-card/lapse.js'
import { sendDueCards } from './gift-card/send.js'
import { removeExpiredChallenges } from './identity/passkey-challenge.js'
import { removeExpiredTokens } from './identity/tokens.js'
import { remindOfInvoices } from './invoice/remind.js'
import { followPrices } from './lens-subscription/follow-prices.js'
import { returnUncollected } from './order-desk/pick-up.js'
import { removeExpiredSessions } from './session/sessions.js'
import { removeExpiredStoreLogins } from './staff/confirm-store-login.js'

/** Work outside requests; a new module adds its line here. */
export function moduleJobs(deps: Deps): Job[] {
  const jobs: Job[] = [
    { name: 'session-clean', schedule: { cron: '17 * * * *' }, handle: () => removeVisits(deps) },
    {
      name: 'identity-clean',
      schedule: { cron: '37 3 * * *' },
      handle: () => removeExpiredTokens(deps.database, deps.clock),
    },
    {
      name: 'eid-clean',
      schedule: { cron: '47 * * * *' },
      handle: () => removeExpiredEidOrders(deps.database, deps.clock),
    },
    { name: 'store-login-clean', schedule: { cron: '47 * * * *' }, handle: () => removeExpiredStoreLogins(deps) },
    { name: 'passkey-clean', schedule: { cron: '52 * * * *' }, handle: () => removeExpiredChallenges(deps) },
    // After midnight, when the days of Stockholm have changed, and before people read their mail.
    { name: 'invoice-remind', schedule: { cron: '7 5 * * *' }, handle: () => remindOfInvoices(deps) },
    { name: 'prescription-remind', schedule: { cron: '27 7 * * *' }, handle: () => remindOfPrescriptions(deps) },
    { name: 'bank-files', schedule: { cron: '* * * * *' }, handle: () => readBankFolder(deps) },
    { name: 'pick-up-return', schedule: { cron: '22 4 * * *' }, handle: () => returnUncollected(deps) },
    { name: 'lens-prices', schedule: { cron: '17 9 * * *' }, handle: () => followPrices(deps) },
    { name: 'gift-card-lapse', schedule: { cron: '37 4 * * *' }, handle: () => lapseGiftCards(deps) },
    // In the morning of the day, and again for what a stopped process left.
    { name: 'gift-card-send', schedule: { cron: '9 5-20 * * *' }, handle: () => sendDueCards(deps) },
    { name: 'booking-remind', schedule: { cron: '*/10 * * * *' }, handle: () => remindOfVisits(deps) },
    { name: 'booking-clean', schedule: { cron: '12 * * * *' }, handle: () => removeExpiredHolds(deps) },
    { name: 'catalogue-clean', schedule: { cron: '27 3 * * *' }, handle: () => removeOldChanges(deps) },
  ]
  return jobs.map(jobAsSystem)
}

/** Sessions that have run out, and what was saved in visits as old. */
async function removeVisits(deps: Deps): Promise<void> {
  await removeExpiredSessions(deps)
  await forgetFavouritesOfVisits(deps.database, deps.clock.now())
}
