import { stockholmDate } from '@klarsikt/core/calendar'
import type { Family } from '@klarsikt/core/catalogue'
import { wholeOre } from '@klarsikt/core/money'
import { orderLineStates } from '@klarsikt/core/order'
import type { SentLine } from '@klarsikt/core/return'
import { presumedDelivery } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import { article } from '../catalogue/tables.js'
import { order, orderLine } from '../order/tables.js'
import { countReturned } from './queries.js'

type LineRow = typeof orderLine.$inferSelect

/** A line of an order as returns see it. */
export type OrderLine = SentLine &
  Pick<LineRow, 'position' | 'skuId' | 'description' | 'brand' | 'media'> & {
    readonly family: Family | null
    readonly total: ReturnType<typeof wholeOre>
    /** Pieces that have come back. */
    readonly received: number
  }

export type FoundOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly OrderLine[]
}

type Options = {
  /** Only an order of this customer; null for staff, who may see every order. */
  readonly customerId: string | null
  /** What else changes the order or its returns waits for our transaction. */
  readonly lock?: boolean
}

/** An order with what has been returned of it, or null. */
export async function findOrder(
  executor: Executor,
  number: string,
  { customerId, lock = false }: Options,
): Promise<FoundOrder | null> {
  const { orm } = executor
  const owned = customerId === null ? undefined : eq(order.customerId, customerId)
  const query = orm
    .select()
    .from(order)
    .where(and(eq(order.number, number), owned))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return null
  const [rows, counted] = [
    await orm
      .select({ line: orderLine, family: article.family })
      .from(orderLine)
      .leftJoin(article, eq(article.id, orderLine.articleId))
      // What was cancelled never comes, so it does not come back.
      .where(and(eq(orderLine.orderNumber, number), ne(orderLine.state, orderLineStates.to('cancel'))))
      .orderBy(asc(orderLine.position)),
    await countReturned(executor, number),
  ]
  const counts = new Map(counted.rows.map((one) => [one.position, one]))
  return {
    row,
    lines: rows.map(({ line, family }) => {
      const { returned = 0, received = 0 } = counts.get(line.position) ?? {}
      const deliveredOn = deliveredOnOf(row, line)
      return { ...toLine(line), deliveredOn, returned, received, family, isGiftCard: family === 'gift-card' }
    }),
  }
}

/** Each part counts from its own parcel. */
function deliveredOnOf(row: FoundOrder['row'], { partSentAt }: LineRow): OrderLine['deliveredOn'] {
  const sentAt = partSentAt ?? row.sentAt
  return presumedDelivery({ sentOn: sentAt && stockholmDate(sentAt), etaTo: row.etaTo })
}

function toLine(line: LineRow): Omit<OrderLine, 'returned' | 'received' | 'family' | 'isGiftCard' | 'deliveredOn'> {
  const { position, parentPosition, skuId, description, brand, media, quantity, madeToOrder, withdrawalDays } = line
  return {
    lineId: String(position),
    parentLineId: parentPosition === null ? null : String(parentPosition),
    position,
    skuId,
    description,
    brand,
    media,
    quantity,
    madeToOrder,
    days: withdrawalDays,
    total: wholeOre(line.total),
  }
}
