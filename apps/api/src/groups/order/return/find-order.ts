import { stockholmDate } from '@klarsikt/core/calendar'
import type { Family } from '@klarsikt/core/catalogue'
import { wholeOre } from '@klarsikt/core/money'
import { orderLineStates } from '@klarsikt/core/order'
import type { SentLine } from '@klarsikt/core/return'
import { presumedDelivery } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import { articleRow } from '../../catalogue/index.js'
import { order, orderLine } from '../order/tables.js'
import { countReturned } from './queries.js'

type LineRow = typeof orderLine.$inferSelect

/** A line of an order in the form that returns need. */
export type OrderLine = SentLine &
  Pick<LineRow, 'position' | 'skuId' | 'description' | 'brand' | 'media'> & {
    readonly family: Family | null
    readonly total: ReturnType<typeof wholeOre>
    /** The number of pieces that have come back. */
    readonly received: number
  }

export type FoundOrder = {
  readonly row: typeof order.$inferSelect
  readonly lines: readonly OrderLine[]
}

type Options = {
  /** Finds only an order of this customer; null for staff, who may see every order. */
  readonly customerId: string | null
  /** Locks the order, so that other changes of it or its returns wait. */
  readonly lock?: boolean
}

/** Finds an order with what has been returned of it; null when there is none. */
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
      .select({ line: orderLine, family: articleRow.family })
      .from(orderLine)
      .leftJoin(articleRow, eq(articleRow.id, orderLine.articleId))
      // Cancelled lines were never delivered, so they cannot be returned.
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

/** The presumed day of delivery, counted from the line's own parcel. */
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
