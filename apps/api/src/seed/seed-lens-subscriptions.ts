import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { isBuyable } from '@klarsikt/core/catalogue'
import { DeliveryMethod } from '@klarsikt/core/delivery'
import { lensLineStates, scheduleFrom } from '@klarsikt/core/lens-subscription'
import { EYES } from '@klarsikt/core/prescription'
import type { DemoLensSubscription } from '@klarsikt/fixtures/demo'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { findChargeable } from '../groups/money/index.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs } from '../groups/platform/index.js'
import { readFacts } from '../groups/sale/index.js'
import {
  type NewLine,
  cancelIn,
  insertLensSubscription,
  lockSubscription,
  pauseIn,
  sealAddress,
} from '../groups/subscription/index.js'
import { lensSubscriptionLine } from '../groups/subscription/lens-subscription/tables.js'

/** Makes the demo's missing lens subscriptions for customers with a saved means of payment. Returns how many. */
export async function seedLensSubscriptions(
  deps: Deps,
  subscriptions: readonly DemoLensSubscription[],
): Promise<number> {
  let made = 0
  for (const one of subscriptions)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedOne(deps, one))) made++
  return made
}

/** The move that brings a new, active subscription into its demo state. */
const ENTER: Readonly<Record<DemoLensSubscription['state'], typeof pauseIn | null>> = {
  active: null,
  paused: pauseIn,
  cancelled: cancelIn,
}

async function seedOne(deps: Deps, one: DemoLensSubscription): Promise<boolean> {
  const { database, encryption, clock } = deps
  const customer = await findCustomerByEmail(database, encryption, one.email)
  const saved = customer && (await findChargeable(database, customer.id, clock.now()))
  const lines = await linesOf(deps, one)
  if (!customer || !saved || lines.length === 0) return false
  const { street, postalCode, city } = customer.profile
  const bought = addDays(stockholmDate(clock.now()), -one.daysAgo)
  return database.transaction(async (tx) => {
    const id = await insertLensSubscription(deps, tx, {
      source: `demo:${one.key}`,
      customerId: customer.id,
      savedPaymentId: saved.id,
      deliveryMethod: DeliveryMethod.PostNordMyPack,
      address: sealAddress(encryption, { street, postalCode, city }),
      schedule: scheduleFrom(bought, one.interval),
      period: 1,
      lines: lines.map(({ line }) => line),
    })
    const row = id === null ? null : await lockSubscription(tx, id)
    if (!row) return false
    for (const { line, isFrozen } of lines)
      if (isFrozen)
        await tx.orm
          .update(lensSubscriptionLine)
          .set({ state: lensLineStates.to('freeze') })
          .where(and(eq(lensSubscriptionLine.subscriptionId, row.id), eq(lensSubscriptionLine.skuId, line.skuId)))
    await ENTER[one.state]?.(deps, tx, row)
    return true
  })
}

/** The lines with a strength in stock, at the current subscription price. */
async function linesOf(
  { catalogue, database, clock }: Deps,
  { lines }: DemoLensSubscription,
): Promise<{ line: NewLine; isFrozen: boolean }[]> {
  const found: { line: NewLine; isFrozen: boolean }[] = []
  for (const { slug, quantity, frozen: isFrozen } of lines) {
    const article = catalogue.state.bySlug.get(slug)?.article
    const inStock = article?.skus.filter(({ status }) => isBuyable(status)) ?? []
    // Strengths are listed from the strongest minus, so the middle one is common.
    const sku = inStock[Math.floor(inStock.length / 2)]
    const fact = sku && (await readFacts(database, [sku.id], clock.now())).get(sku.id)
    if (!article || !sku || !fact?.canSubscribe) continue
    const line = { skuId: sku.id, articleId: article.id, quantity, eyes: [...EYES], agreed: fact.subscriptionAmount }
    found.push({ line, isFrozen })
  }
  return found
}
