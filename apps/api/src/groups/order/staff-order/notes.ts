import type { StaffOrder } from '@klarsikt/contract/shop/types'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { asc, eq } from 'drizzle-orm'
import { orderNote } from './tables.js'

const TEXT = 'order_note.text'

type NewNote = Omit<typeof orderNote.$inferSelect, 'text'> & { readonly text: string }

/** Stores a note, sealed because it may contain personal data. */
export async function insertNote(
  { encryption }: { readonly encryption: Encryption },
  { orm }: Executor,
  note: NewNote,
): Promise<void> {
  await orm.insert(orderNote).values({ ...note, text: encryption.encrypt(note.text, TEXT) })
}

/** The notes of an order, the oldest first. */
export async function openNotes(
  { database, encryption }: { readonly database: Executor; readonly encryption: Encryption },
  orderNumber: string,
): Promise<StaffOrder['notes']> {
  const rows = await database.orm
    .select()
    .from(orderNote)
    .where(eq(orderNote.orderNumber, orderNumber))
    .orderBy(asc(orderNote.at), asc(orderNote.id))
  return rows.map(({ id, at, writtenBy, text }) => ({
    id,
    at: at.toISOString(),
    employeeNumber: writtenBy,
    text: encryption.decrypt(text, TEXT),
  }))
}
