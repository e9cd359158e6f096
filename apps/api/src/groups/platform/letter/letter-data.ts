import { and, desc, inArray, ne } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { receiverDigests } from './sealed-letter.js'
import { letterOutbox } from './tables.js'

/** The letters that the shop has sent, as long as their text is stored. */
export const letterData: CustomerData = {
  file: 'brev',
  columns: [letterOutbox.receiver],
  async read({ encryption }, { orm }, { profile }) {
    const { kind, state, createdAt, sentAt, receiver } = letterOutbox
    return orm
      .select({ kind, state, createdAt, sentAt })
      .from(letterOutbox)
      .where(inArray(receiver, [...receiverDigests(encryption, profile.email)]))
      .orderBy(desc(createdAt))
  },
  // Waiting letters are still sent and then erased as usual. The others are erased now.
  async erase({ encryption }, { orm }, { profile }) {
    const to = inArray(letterOutbox.receiver, [...receiverDigests(encryption, profile.email)])
    await orm
      .update(letterOutbox)
      .set({ letter: '', receiver: null })
      .where(and(to, ne(letterOutbox.state, 'waiting')))
  },
}
