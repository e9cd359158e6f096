import { and, desc, inArray, ne } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { receiverDigests } from './sealed-letter.js'
import { mailOutbox } from './tables.js'

/** The letters that the shop has sent, as long as their text is stored. */
export const letterData: CustomerData = {
  file: 'brev',
  columns: [mailOutbox.receiver],
  async read({ encryption }, { orm }, { profile }) {
    const { kind, state, createdAt, sentAt, receiver } = mailOutbox
    return orm
      .select({ kind, state, createdAt, sentAt })
      .from(mailOutbox)
      .where(inArray(receiver, [...receiverDigests(encryption, profile.email)]))
      .orderBy(desc(createdAt))
  },
  // Waiting letters are still sent and then erased as usual. The others are erased now.
  async erase({ encryption }, { orm }, { profile }) {
    const to = inArray(mailOutbox.receiver, [...receiverDigests(encryption, profile.email)])
    await orm
      .update(mailOutbox)
      .set({ letter: '', receiver: null })
      .where(and(to, ne(mailOutbox.state, 'waiting')))
  },
}
