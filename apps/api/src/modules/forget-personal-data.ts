import type { Executor } from '@klarsikt/server/database'
import type { BaseDeps } from '../context.js'
import { audit } from './audit/audit.js'
import { forgetPhotos } from './awaited-prescription/forget-photos.js'
import { forgetOldAgreementDrafts } from './b2b/forget-drafts.js'
import { forgetVisits } from './booking/forget-visits.js'
import { forgetWaiting } from './booking/waiting-data.js'
import { forgetHandovers } from './cart-handover/expire.js'
import { forgetOldDrafts } from './checkout/draft.js'
import { forgetCompanies } from './eye-health-day/forget-companies.js'
import { forgetSentLetters } from './outbox/send-outbox.js'
import { forgetExpiredLinks } from './payment-link/expire.js'
import { forgetOldSnapshots } from './payment/submissions.js'
import { forgetRequisitions } from './requisition/expire.js'
import { forgetSentSms } from './sms/send-sms.js'

/** Days that an abandoned checkout, a sent letter, a sent SMS and whom a visit was for are stored. */
export const RETENTION_DAYS = 30

/** Each forgets what is older and answers of how many. */
const FORGETTERS: Readonly<Record<string, (tx: Executor, before: Date, now: Date) => Promise<number>>> = {
  'checkout-draft': forgetOldDrafts,
  payment: forgetOldSnapshots,
  letter: forgetSentLetters,
  sms: forgetSentSms,
  'cart-handover': forgetHandovers,
  'payment-link': forgetExpiredLinks,
  booking: forgetVisits,
  'waiting-list': forgetWaiting,
  'eye-health-day': forgetCompanies,
  agreement: forgetOldAgreementDrafts,
  requisition: forgetRequisitions,
  'prescription-photo': forgetPhotos,
}

/**
 * Forgets personal data that has served its purpose: drafts, the agreed contents of purchases that came to nothing, the
 * text of letters and SMS that are sent, whom past visits were for. Orders stay; they are bookkeeping.
 */
export async function forgetPersonalData({ database, clock }: Pick<BaseDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000)
  for (const [id, forget] of Object.entries(FORGETTERS))
    await database.transaction(async (tx) => {
      if ((await forget(tx, before, now)) > 0)
        await audit(tx, now, { action: 'personal-data.forgotten', subject: 'personal-data', id })
    })
}
