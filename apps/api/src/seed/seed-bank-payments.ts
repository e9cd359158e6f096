import { stockholmDate } from '@klarsikt/core/calendar'
import { ore } from '@klarsikt/core/money'
import type { DemoBankPayment } from '@klarsikt/fixtures/demo'
import type { Deps } from '../context.js'
import { importPayments } from '../groups/money/index.js'
import { actAs } from '../groups/platform/index.js'

const DAY_MS = 86_400_000

/** Adds the demo's payments that wait for staff to match them. Returns how many are new. */
export async function seedBankPayments(deps: Deps, payments: readonly DemoBankPayment[]): Promise<number> {
  let added = 0
  for (const { key, daysAgo, amount, message, payer } of payments) {
    const paidOn = stockholmDate(new Date(deps.clock.now().getTime() - daysAgo * DAY_MS))
    const payment = { reference: `demo:${key}`, amount: ore(amount), paidOn, texts: [message], payer }
    const [outcome] = await actAs({ kind: 'system', job: 'seed' }, null, () => importPayments(deps, 'demo', [payment]))
    if (outcome === 'unmatched') added += 1
  }
  return added
}
