import { eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { booking } from '../modules/booking/tables.js'
import { markLettersSent } from '../modules/outbox/mark-letters-sent.js'

/** Marks all letters about a demo booking as sent. */
export async function markBookingLettersSent({ database }: Pick<Deps, 'database'>, id: string): Promise<void> {
  const [row] = await database.orm
    .select({ calendarId: booking.calendarId, sequence: booking.sequence })
    .from(booking)
    .where(eq(booking.id, id))
  for (let sequence = 0; row && sequence <= row.sequence; sequence++)
    await markLettersSent(database, `${row.calendarId}/${sequence}/`)
}
