import { routePath } from '@klarsikt/contract/endpoint'
import { shopRoutes } from '@klarsikt/contract/shop'
import type { OrderReturn, ReturnableLine } from '@klarsikt/contract/shop/types'
import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import * as returnMessages from '@klarsikt/core/messages/return'
import { kronor, type Ore, wholeOre } from '@klarsikt/core/money'
import {
  isReturnUnderWay,
  mayRestock,
  RETURN_REASON_MESSAGES,
  RETURN_STATE_MESSAGES,
  returnedWorth,
  type ReturnOption,
  returnOption,
} from '@klarsikt/core/return'
import type { FoundOrder, OrderLine } from './find-order.js'
import type { ReturnRow } from './find-returns.js'

/** Describes what can be returned of each line of an order today. */
export function describeOptions({ lines }: FoundOrder, today: PlainDate): ReturnableLine[] {
  return lines.map((line) => {
    const option = returnOption(line, today)
    const lenses = lines.filter(({ parentLineId }) => parentLineId === line.lineId)
    return {
      ...goodsOf(line),
      parentLineId: line.parentLineId,
      quantity: line.quantity,
      left: option.left,
      price: kronor(wholeOre([line, ...lenses].reduce((sum, one) => sum + worthOf(one, 1), 0))),
      until: option.term?.shopUntil ?? null,
      note: noteOf(line, option, today),
    }
  })
}

function noteOf(line: OrderLine, { obstacle, term }: ReturnOption, today: PlainDate): string {
  if (term === null) return returnMessages.lineNotSent()
  const day = dayText(term.shopUntil)
  if (obstacle === null) return line.madeToOrder ? returnMessages.made({ day }) : returnMessages.until({ day })
  if (obstacle === 'gift-card') return returnMessages.giftCard()
  if (obstacle === 'returned') return returnMessages.returned()
  if (obstacle === 'too-late') return returnMessages.tooLate({ day })
  if (obstacle === 'too-late-made' || (line.madeToOrder && today > term.shopUntil))
    return returnMessages.withFrameLate({ day })
  return line.madeToOrder ? returnMessages.withFrameMade({ day }) : returnMessages.withFrame()
}

/** Describes a return for the customer and for staff. */
export function describeReturn(row: ReturnRow, lines: readonly OrderLine[]): OrderReturn {
  const described = row.lines.flatMap((returned) => {
    const line = lines.find(({ position }) => position === returned.position)
    if (!line) return []
    const { quantity, reason, outcome } = returned
    const amount = returned.amount === null ? worthOf(line, quantity) : wholeOre(returned.amount)
    const restock = mayRestock(line)
    const reasonText = RETURN_REASON_MESSAGES[reason]()
    return [{ ...goodsOf(line), quantity, reason, reasonText, amount: kronor(amount), mayRestock: restock, outcome }]
  })
  return {
    returnId: row.id,
    orderNumber: row.orderNumber,
    state: row.state,
    stateText: RETURN_STATE_MESSAGES[row.state](),
    registeredAt: row.registeredAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    amount: kronor(expectedAmount(row, lines)),
    refunded: kronor(wholeOre(row.refunded)),
    labelUrl: isReturnUnderWay(row.state) ? routePath(shopRoutes.getReturnLabel.path, { returnId: row.id }) : null,
    lines: described,
  }
}

/** The worth of a return: what was paid for received pieces, and what the others will bring. */
export function expectedAmount(row: ReturnRow, lines: readonly OrderLine[]): Ore {
  const amounts = row.lines.map(({ position, quantity, amount }) => {
    const line = lines.find((one) => one.position === position)
    return amount ?? (line ? worthOf(line, quantity) : 0)
  })
  return wholeOre(amounts.reduce((sum, amount) => sum + amount, 0))
}

function worthOf(line: OrderLine, pieces: number): Ore {
  return returnedWorth(line, Math.min(line.received, line.quantity - pieces), pieces)
}

const goodsOf = ({ lineId, description, brand, media }: OrderLine) => ({ lineId, description, brand, media })
