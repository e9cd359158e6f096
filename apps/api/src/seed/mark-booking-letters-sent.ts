import { eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { markLettersSent } from '../groups/platform/index.js'
import { booking } from '../groups/visit/booking/tables.js'

/** Marks all letters about a demo booking as sent. */
export async function markBookingLettersSent({ database }: Pick<Deps, 'database'>, id: string): Promise<void> {
  const [row] = await database.orm
    .select({ calendarId: booking.calendarId, sequence: booking.sequence })
    .from(booking)
    .where(eq(booking.id, id))
  for (let sequence = 0; row && sequence <= row.sequence; sequence++)
    await markLettersSent(database, `${row.calendarId}/${sequence}/`)
}
