import type { LensLine } from '@klarsikt/contract/shop/types'
import type { PlainDate } from '@klarsikt/core/calendar'
import { deliveryPrice, LENS_LINE_MESSAGES, lensLineStates, mayAnswerRise } from '@klarsikt/core/lens-subscription'
import { kronor, multiply, sum, wholeOre } from '@klarsikt/core/money'
import type { Deps } from '../../../context.js'
import type { SkuFact } from '../../sale/index.js'
import { goodsOf } from './goods.js'
import { type LineRow, pricedLine, type SubscriptionRow } from './rows.js'

export const skusOf = (lines: readonly LineRow[]) => lines.map(({ skuId }) => skuId)

type Around = { readonly facts: ReadonlyMap<string, SkuFact>; readonly row: SubscriptionRow; readonly today: PlainDate }

/** Describes a product of a subscription for its customer. */
export function describeLine(deps: Pick<Deps, 'catalogue'>, line: LineRow, { facts, row, today }: Around): LensLine {
  const fact = facts.get(line.skuId)
  const { brand, description, url, media, parameters } = goodsOf(deps, line)
  const priced = pricedLine(line)
  const current = fact?.canSubscribe ? fact.subscriptionAmount : priced.agreed
  const isActive = lensLineStates.can(line.state, 'freeze')
  // A frozen product costs today's price when it is reactivated.
  const price = isActive ? deliveryPrice(priced, current, row.processOn ?? today) : current
  const { notice } = priced
  return {
    lineId: line.id,
    articleId: line.articleId,
    skuId: line.skuId,
    description,
    brand,
    url,
    media,
    prescription: parameters,
    eyes: [...line.eyes],
    quantity: line.quantity,
    state: line.state,
    stateText: LENS_LINE_MESSAGES[line.state](),
    price: price === null ? null : kronor(price),
    total: isActive && price !== null ? kronor(multiply(price, line.quantity)) : 0,
    soldOut: isActive && (fact === undefined || !fact.buyable || fact.available < line.quantity),
    mayReactivate: !isActive && fact !== undefined && mayReactivate(fact),
    rise: notice && {
      price: kronor(notice.price),
      from: notice.from,
      refused: notice.refused,
      mayAnswer: mayAnswerRise(notice, today),
    },
  }
}

/** Whether a frozen product can be reactivated: it is in stock and sold as a subscription. */
export function mayReactivate({ canSubscribe, buyable }: SkuFact): boolean {
  return canSubscribe && buyable
}

/** The total price of the products in a delivery, in kronor. */
export function totalOf(lines: readonly LensLine[]): number {
  return kronor(sum(lines.map(({ total }) => wholeOre(Math.round(total * 100)))))
}
