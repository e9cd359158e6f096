import { CART_LINE_MAXIMUM, checkQuantity } from '@klarsikt/core/cart'
import { lensLineStates, mayAnswerRise, SUBSCRIPTION_LINES_MAXIMUM } from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Eye } from '@klarsikt/core/prescription'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type SkuFact, readFacts } from '../../sale/index.js'
import { insertLines } from './begin.js'
import { changeSubscription, type Changed, type ChangeRefusal } from './change.js'
import { mayReactivate } from './describe-line.js'
import { isDeliverable } from './price-deliveries.js'
import { type LineRow, noticeColumns, type OwnSubscription, pricedLine, readLines } from './rows.js'
import { lensSubscriptionLine } from './tables.js'

type Boxes = { readonly skuId: string; readonly quantity: number; readonly eyes: readonly Eye[] }
type GoodsRefusal = 'article.not-found' | 'article.not-for-subscription' | typeof TOO_MANY

/** The refusal, with the limit for its text. */
const TOO_MANY = { code: 'cart.line-limit', params: { max: CART_LINE_MAXIMUM } } as const
type Done = 'changed' | 'same'

async function findFact(deps: Deps, tx: Executor, skuId: string): Promise<Result<SkuFact, GoodsRefusal>> {
  const fact = (await readFacts(tx, [skuId], deps.clock.now())).get(skuId)
  if (!fact?.family) return err('article.not-found')
  return isDeliverable(fact) ? ok(fact) : err('article.not-for-subscription')
}

const isCount = (quantity: number): boolean => quantity > 0 && checkQuantity(quantity).ok

/**
 * Adds boxes. For a product that the subscription has already it sets the number, and reactivates it if it was frozen.
 */
export function addArticle(
  deps: Deps,
  own: OwnSubscription,
  { boxes }: { readonly boxes: readonly Boxes[] },
): Promise<Changed<ChangeRefusal | GoodsRefusal | 'subscription.too-many-lines'>> {
  return changeSubscription(
    deps,
    own,
    async (tx, row): Promise<Result<Done, GoodsRefusal | 'subscription.too-many-lines'>> => {
      const lines = await readLines(tx, [row.id])
      const facts = new Map<string, SkuFact>()
      for (const { skuId, quantity } of boxes) {
        if (!isCount(quantity)) return err(TOO_MANY)
        const fact = await findFact(deps, tx, skuId)
        if (!fact.ok) return fact
        facts.set(skuId, fact.value)
      }
      const added = boxes.filter(({ skuId }) => !lines.some((line) => line.skuId === skuId))
      if (lines.length + new Set(added.map(({ skuId }) => skuId)).size > SUBSCRIPTION_LINES_MAXIMUM)
        return err('subscription.too-many-lines')
      for (const { skuId, quantity, eyes } of boxes) {
        const fact = facts.get(skuId)
        if (!fact) continue
        const { articleId, subscriptionAmount: agreed } = fact
        const line = (await readLines(tx, [row.id])).find((one) => one.skuId === skuId)
        if (line) await setLine(tx, line, { quantity, eyes, ...awake(line, fact) })
        else
          await insertLines(tx, row.id, [{ skuId, articleId, quantity, eyes, agreed }], after(lines, deps.clock.now()))
      }
      return ok('changed')
    },
  )
}

/** The current time, or later than all existing lines: lines are listed in the order they were added. */
function after(lines: readonly LineRow[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...lines.map(({ addedAt }) => addedAt.getTime() + 1)))
}

type LineChange = {
  readonly lineId: string
  readonly quantity?: number | undefined
  readonly skuId?: string | undefined
  readonly frozen?: true | undefined
}
type LineRefusal = GoodsRefusal | 'subscription.line-not-found' | 'subscription.last-line'

/** Changes the strength or number of a product, freezes it, or removes it. */
export function updateLine(
  deps: Deps,
  own: OwnSubscription,
  { lineId, quantity, skuId, frozen }: LineChange,
): Promise<Changed<ChangeRefusal | LineRefusal>> {
  return changeSubscription(deps, own, async (tx, row): Promise<Result<Done, LineRefusal>> => {
    const lines = await readLines(tx, [row.id])
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return err('subscription.line-not-found')
    if (quantity === 0) {
      if (lines.length === 1) return err('subscription.last-line')
      await tx.orm.delete(lensSubscriptionLine).where(eq(lensSubscriptionLine.id, line.id))
      return ok('changed')
    }
    if (quantity !== undefined && !isCount(quantity)) return err(TOO_MANY)
    if (skuId !== undefined && skuId !== line.skuId) {
      const strength = await changeStrength(deps, tx, { line, lines, skuId, quantity: quantity ?? line.quantity })
      if (!strength.ok) return strength
    } else if (quantity !== undefined) await setLine(tx, line, { quantity })
    if (frozen && lensLineStates.can(line.state, 'freeze'))
      await setLine(tx, line, { state: lensLineStates.to('freeze') })
    return ok('changed')
  })
}

type Strength = {
  readonly line: LineRow
  readonly lines: readonly LineRow[]
  readonly skuId: string
  readonly quantity: number
}

/** Changes the strength of the same lenses. Boxes join an existing line of that strength. */
async function changeStrength(
  deps: Deps,
  tx: Executor,
  { line, lines, skuId, quantity }: Strength,
): Promise<Result<Done, GoodsRefusal>> {
  const fact = await findFact(deps, tx, skuId)
  if (!fact.ok) return fact
  if (fact.value.articleId !== line.articleId) return err('article.not-found')
  const same = lines.find((other) => other.skuId === skuId)
  if (!same) {
    await setLine(tx, line, { skuId, quantity })
    return ok('changed')
  }
  if (!isCount(same.quantity + quantity)) return err(TOO_MANY)
  await tx.orm.delete(lensSubscriptionLine).where(eq(lensSubscriptionLine.id, line.id))
  const eyes = [...new Set([...same.eyes, ...line.eyes])]
  await setLine(tx, same, { quantity: same.quantity + quantity, eyes })
  return ok('changed')
}

/** Reactivates a frozen product at today's price [LENS-011]. */
export function reactivateFrozen(
  deps: Deps,
  own: OwnSubscription,
  { lineId }: { readonly lineId: string },
): Promise<
  Changed<ChangeRefusal | 'subscription.line-not-found' | 'article.out-of-stock' | 'article.not-for-subscription'>
> {
  return changeSubscription(
    deps,
    own,
    async (
      tx,
      row,
    ): Promise<
      Result<Done, 'subscription.line-not-found' | 'article.out-of-stock' | 'article.not-for-subscription'>
    > => {
      const line = (await readLines(tx, [row.id])).find(({ id }) => id === lineId)
      if (!line) return err('subscription.line-not-found')
      if (!lensLineStates.can(line.state, 'reactivate')) return ok('same')
      const fact = (await readFacts(tx, [line.skuId], deps.clock.now())).get(line.skuId)
      if (!fact || !isDeliverable(fact)) return err('article.not-for-subscription')
      if (!mayReactivate(fact)) return err('article.out-of-stock')
      await setLine(tx, line, awake(line, fact))
      return ok('changed')
    },
  )
}

/** The columns of a product that is reactivated. The customer has seen today's price and so agrees to it. */
function awake({ state }: LineRow, { subscriptionAmount }: SkuFact): Partial<LineRow> {
  if (!lensLineStates.can(state, 'reactivate')) return {}
  return { state: lensLineStates.to('reactivate'), agreed: subscriptionAmount, ...noticeColumns(null) }
}

/** Refuses an announced price rise, or withdraws the refusal. */
export function answerPrice(
  deps: Deps,
  own: OwnSubscription,
  { lineId, refuse }: { readonly lineId: string; readonly refuse: boolean },
): Promise<Changed<ChangeRefusal | 'subscription.line-not-found' | 'subscription.price-settled'>> {
  return changeSubscription(
    deps,
    own,
    async (tx, row, today): Promise<Result<Done, 'subscription.line-not-found' | 'subscription.price-settled'>> => {
      const line = (await readLines(tx, [row.id])).find(({ id }) => id === lineId)
      if (!line) return err('subscription.line-not-found')
      if (!mayAnswerRise(pricedLine(line).notice, today)) return err('subscription.price-settled')
      if (line.noticeRefused === refuse) return ok('same')
      await setLine(tx, line, { noticeRefused: refuse })
      return ok('changed')
    },
  )
}

async function setLine(tx: Executor, { id }: LineRow, values: Partial<LineRow>): Promise<void> {
  await tx.orm.update(lensSubscriptionLine).set(values).where(eq(lensSubscriptionLine.id, id))
}
