import { EXAM_TYPE_MESSAGES } from '@klarsikt/core/booking'
import { WAITING_STATE_MESSAGES, waitingStates } from '@klarsikt/core/waiting-list'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { takenTime } from './tables.js'
import { findEntries, openContact } from './waiting-entry.js'
import { waitingEntry, waitingOffer } from './waiting-tables.js'

/** A customer's entries on the waiting list. Open entries end with the account. */
export const waitingData: CustomerData = {
  file: 'bevakningar',
  columns: [waitingEntry.customerId, waitingEntry.contact, waitingOffer.entryId],
  async read({ encryption }, tx, { id }) {
    const rows = await findEntries(tx, eq(waitingEntry.customerId, id))
    return rows.map((row) => ({
      status: WAITING_STATE_MESSAGES[row.state](),
      visit: EXAM_TYPE_MESSAGES[row.examType](),
      stores: row.storeIds,
      earliest: row.earliest,
      latest: row.latest,
      contact: row.contact === '' ? null : openContact(encryption, row),
      createdAt: row.createdAt,
    }))
  },
  async erase({ clock }, tx, { id }) {
    const own = eq(waitingEntry.customerId, id)
    const open = (await findEntries(tx, and(own, isNull(waitingEntry.endedAt)))).map((row) => row.id)
    if (open.length > 0) {
      const offers = tx.orm
        .select({ id: waitingOffer.id })
        .from(waitingOffer)
        .where(inArray(waitingOffer.entryId, open))
      await tx.orm.delete(takenTime).where(and(isNull(takenTime.bookingId), inArray(takenTime.id, offers)))
      await tx.orm
        .update(waitingEntry)
        .set({ state: waitingStates.to('leave'), endedAt: clock.now(), contact: '' })
        .where(inArray(waitingEntry.id, open))
    }
    await tx.orm.update(waitingEntry).set({ customerId: null, contact: '' }).where(own)
  },
}

/** Deletes entries that ended before an instant, with their offers. */
export async function forgetWaiting({ orm }: Executor, before: Date): Promise<number> {
  const over = orm.select({ id: waitingEntry.id }).from(waitingEntry).where(lt(waitingEntry.endedAt, before))
  await orm.delete(waitingOffer).where(inArray(waitingOffer.entryId, over))
  const { rowCount } = await orm.delete(waitingEntry).where(lt(waitingEntry.endedAt, before))
  return rowCount ?? 0
}
