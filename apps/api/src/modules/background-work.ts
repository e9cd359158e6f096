import type { Job, Round } from '@klarsikt/server/jobs'
import type { Deps } from '../context.js'
import type { MailSender } from '../providers/mail/port.js'
import type { SmsSender } from '../providers/sms/port.js'
import type { Warehouse } from '../providers/warehouse/port.js'
import { jobAsSystem, roundAsSystem } from './audit/as-system.js'
import { runAutogiro } from './autogiro/run.js'
import { followBankPayments } from './bank-payment/follow.js'
import { followProvider, settleCalls } from './booking/follow-provider.js'
import { offerFreedTimes } from './booking/waiting-offer.js'
import { expireHandovers } from './cart-handover/expire.js'
import { runCollection } from './collection/run.js'
import { runEInvoices } from './e-invoice/run.js'
import { forgetPersonalData } from './forget-personal-data.js'
import { chargeCards } from './glasses-subscription/charge-card.js'
import { followSubscriptions } from './glasses-subscription/follow.js'
import { followInvoicePayments } from './invoice/follow-payments.js'
import { runLensSubscriptions } from './lens-subscription/run.js'
import { letterTemplates } from './letter-templates.js'
import { digestOrders } from './order/digest-orders.js'
import { followWarehouse } from './order/warehouse.js'
import { sendOutbox } from './outbox/send-outbox.js'
import { expireLinks } from './payment-link/expire.js'
import { settleCharges } from './payment/charges.js'
import { revokeSavedPayments } from './payment/revoke-saved-payments.js'
import { settleRefunds } from './payment/settle-refunds.js'
import { sweepPayments } from './payment/sweep.js'
import { makeExports } from './personal-data/make-exports.js'
import { expireRequisitions } from './requisition/expire.js'
import { followRefunds } from './return/note-refunded.js'
import { sendWaitingSms } from './sms/send-sms.js'

export type WorkOptions = {
  /** Null where no mail server is configured; letters then wait. */
  readonly mail: MailSender | null
  /** Null where no SMS provider is configured; SMS then wait. */
  readonly sms: SmsSender | null
  /** Who packs and sends; null where staff do that by hand. */
  readonly warehouse: Warehouse | null
}

export type BackgroundWork = {
  readonly rounds: readonly Round[]
  readonly jobs: readonly Job[]
  /** One round of everything now, for tests. */
  runOnce(): Promise<void>
  /** When the last round has ended. */
  close(): void
}

/**
 * What goes on without anybody asking: the truth about payments and the end of what they hold, charges, letters. Each kind
 * is a round of its own: a mail server that hangs must not keep payments waiting.
 */
export function createBackgroundWork(deps: Deps, { mail, sms, warehouse }: WorkOptions): BackgroundWork {
  const due: Round[] = [
    { name: 'payments', every: 1, timeout: 60, run: () => sweepPayments(deps) },
    { name: 'charges', every: 2, timeout: 300, run: () => settleCharges(deps) },
    { name: 'refunds', every: 2, timeout: 300, run: () => settleRefunds(deps) },
    { name: 'saved-payments', every: 2, timeout: 60, run: () => revokeSavedPayments(deps) },
    { name: 'returns', every: 10, timeout: 60, run: () => followRefunds(deps) },
    { name: 'invoices', every: 2, timeout: 60, run: () => followInvoicePayments(deps) },
    { name: 'bank-payments', every: 30, timeout: 300, run: () => followBankPayments(deps) },
    { name: 'autogiro', every: 60, timeout: 300, exclusive: true, run: () => runAutogiro(deps) },
    { name: 'e-invoice', every: 60, timeout: 300, exclusive: true, run: () => runEInvoices(deps) },
    { name: 'collection', every: 60, timeout: 300, exclusive: true, run: () => runCollection(deps) },
    { name: 'lens-subscriptions', every: 10, timeout: 300, run: () => runLensSubscriptions(deps) },
    { name: 'payment-links', every: 30, timeout: 60, run: () => expireLinks(deps) },
    { name: 'cart-handovers', every: 60, timeout: 60, run: () => expireHandovers(deps) },
    { name: 'waiting-list', every: 10, timeout: 60, run: () => offerFreedTimes(deps) },
    { name: 'requisitions', every: 60, timeout: 60, run: () => expireRequisitions(deps) },
    { name: 'glasses-subscriptions', every: 60, timeout: 300, run: () => followSubscriptions(deps) },
    { name: 'glasses-subscription-charges', every: 10, timeout: 300, run: () => chargeCards(deps) },
    { name: 'data-exports', every: 2, timeout: 60, run: () => makeExports(deps) },
    { name: 'order-digest', every: 60, timeout: 300, run: () => digestOrders(deps, 'undigested') },
  ]
  if (deps.bookingProvider)
    due.push(
      { name: 'booking-provider', every: 2, timeout: 300, run: () => settleCalls(deps) },
      { name: 'booking-provider-changes', every: 30, timeout: 300, exclusive: true, run: () => followProvider(deps) },
    )
  if (mail)
    due.push({
      name: 'mail',
      every: 1,
      timeout: 300,
      run: () => sendOutbox({ ...deps, mail, templates: letterTemplates }),
    })
  if (sms) due.push({ name: 'sms', every: 1, timeout: 300, run: () => sendWaitingSms({ ...deps, sms }) })
  if (warehouse) due.push({ name: 'warehouse', every: 4, timeout: 60, run: () => followWarehouse(deps, warehouse) })
  const rounds = due.map(roundAsSystem)
  const jobs = [
    { name: 'checkout-clean', schedule: { cron: '37 * * * *' }, handle: () => forgetPersonalData(deps) },
  ].map(jobAsSystem)
  return {
    rounds,
    jobs,
    async runOnce() {
      for (const { run } of rounds) await run()
      for (const { handle } of jobs) await handle({})
    },
    close: () => mail?.close(),
  }
}
