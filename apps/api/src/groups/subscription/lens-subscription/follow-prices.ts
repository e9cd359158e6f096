import { stockholmDate } from '@klarsikt/core/calendar'
import { lensLineStates, lensSubscriptionStates, priceNews } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { findCustomer } from '../../person/index.js'
import { audit, isUnderMaintenance } from '../../platform/index.js'
import { readFacts } from '../../sale/index.js'
import { goodsOf } from './goods.js'
import { notifyRise, notifyWithdrawn } from './notify.js'
import { lockSubscription, noticeColumns, pricedLine, readLines } from './rows.js'
import { lensSubscription, lensSubscriptionLine } from './tables.js'

/** Tells customers about rising prices 30 days ahead, and about withdrawn rises. */
export async function followPrices(deps: Deps): Promise<void> {
  if (await isUnderMaintenance(deps.database)) return
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const lines = await deps.database.orm
    .select({ line: lensSubscriptionLine })
    .from(lensSubscriptionLine)
    .innerJoin(lensSubscription, eq(lensSubscription.id, lensSubscriptionLine.subscriptionId))
    .where(
      and(
        stateIn(lensSubscription.state, lensSubscriptionStates.open),
        stateIn(lensSubscriptionLine.state, lensLineStates.from('freeze')),
      ),
    )
  const skus = [...new Set(lines.map(({ line }) => line.skuId))]
  const facts = await readFacts(deps.database, skus, now)
  const changed = lines.filter(({ line }) => {
    const fact = facts.get(line.skuId)
    return fact?.canSubscribe === true && priceNews(pricedLine(line), fact.subscriptionAmount, today) !== null
  })
  for (const id of new Set(changed.map(({ line }) => line.subscriptionId)))
    await deps.database.transaction((tx) => announcePrices(deps, tx, id))
}

async function announcePrices(deps: Deps, tx: Executor, id: string): Promise<void> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const row = await lockSubscription(tx, id)
  const customer = row?.customerId ? await findCustomer(tx, deps.encryption, row.customerId) : null
  if (!row || !customer || lensSubscriptionStates.isFinal(row.state)) return
  const lines = (await readLines(tx, [id])).filter(({ state }) => lensLineStates.can(state, 'freeze'))
  const facts = await readFacts(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  )
  const { profile } = customer
  const goods: { name: string; before: number; after: number }[] = []
  let from = today
  for (const line of lines) {
    const fact = facts.get(line.skuId)
    const news = fact?.canSubscribe ? priceNews(pricedLine(line), fact.subscriptionAmount, today) : null
    if (!news) continue
    const notice = news.kind === 'rise' ? news.notice : null
    await tx.orm.update(lensSubscriptionLine).set(noticeColumns(notice)).where(eq(lensSubscriptionLine.id, line.id))
    const { name } = goodsOf(deps, line)
    if (notice) {
      from = notice.from
      goods.push({ name, before: line.agreed, after: notice.price })
    } else await notifyWithdrawn(deps, tx, { id, goods: name, profile, key: `${line.id}/${today}` })
  }
  if (goods.length > 0) await notifyRise(deps, tx, { id, from, profile, goods })
  await audit(tx, now, { action: 'lens-subscription.price-announced', subject: 'lens-subscription', id })
}
