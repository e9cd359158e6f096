import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { isOpenLine } from './order-money.js'
import { LINE } from './states.js'
import { orderLine } from './tables.js'

type Line = typeof orderLine.$inferSelect

/** Whether a line still has to be ground and its prescription is missing. */
export function awaitsPrescription(line: Pick<Line, 'prescription' | 'prescriptionSource' | 'state'>): boolean {
  return line.prescriptionSource !== null && line.prescription === null && isOpenLine(line)
}

/** The same condition for SQL, about a row `l` of `order_line`. */
export const AWAITS_PRESCRIPTION = `l.prescription_source is not null and l.prescription is null and l.state ${LINE.open}`

/** Whether an order waits for a prescription. */
export async function isHeldForPrescription({ orm }: Executor, number: string): Promise<boolean> {
  const lines = await orm.select().from(orderLine).where(eq(orderLine.orderNumber, number))
  return lines.some(awaitsPrescription)
}
