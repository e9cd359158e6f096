import { err, ok, type Result } from '@klarsikt/core/lib'
import { ORDER_NUMBER_LENGTH } from '@klarsikt/core/order'
import { isReturnUnderWay } from '@klarsikt/core/return'
import type { Deps } from '../../../context.js'
import { goodsName } from '../order/goods-text.js'
import { openBuyer } from '../order/place.js'
import { findOrder } from './find-order.js'
import { findReturn } from './find-returns.js'
import type { Label } from './label-pdf.js'

/** Reads the label of an open return. A customer gets only those of their own returns. */
export async function readLabel(
  { database, encryption }: Pick<Deps, 'database' | 'encryption'>,
  id: string,
  customerId: string | null,
): Promise<Result<Label, 'return.not-found' | 'return.closed'>> {
  const order = await findOrder(database, id.slice(0, ORDER_NUMBER_LENGTH), { customerId })
  const row = order && (await findReturn(database, id))
  if (!row) return err('return.not-found')
  if (!isReturnUnderWay(row.state)) return err('return.closed')
  return ok({
    number: id,
    registeredAt: row.registeredAt,
    buyer: openBuyer(encryption, order.row.customer),
    goods: row.lines.flatMap(({ position, quantity }) => {
      const line = order.lines.find((one) => one.position === position)
      return line ? [`${quantity} × ${goodsName(line)}`] : []
    }),
  })
}
