import type { OpenPrescription as OpenReply, SavedPrescription as SavedReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { isPrescriptionValid, prescriptionValidUntil, type SavedPrescription } from '@klarsikt/core/prescription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { openContent } from './content.js'
import { savedPrescription } from './tables.js'

type Parts = Pick<Deps, 'encryption' | 'clock'>
type Row = Pick<typeof savedPrescription.$inferSelect, 'id' | 'consentedAt'>

/** What a list shows: no strengths. */
export function describePrescription({ id, consentedAt }: Row, { issuedOn }: SavedPrescription, now: Date): SavedReply {
  return {
    id,
    issuedOn,
    validUntil: prescriptionValidUntil(issuedOn),
    isValid: isPrescriptionValid(issuedOn, stockholmDate(now)),
    savedAt: consentedAt.toISOString(),
  }
}

/** The saved prescriptions of a customer with their strengths, the newest eye test first. */
export async function findPrescriptions(
  { encryption, clock }: Parts,
  { orm }: Executor,
  customerId: string,
): Promise<OpenReply[]> {
  const rows = await orm.select().from(savedPrescription).where(eq(savedPrescription.customerId, customerId))
  return rows
    .map((row) => opened(row, openContent(encryption, row.content), clock.now()))
    .toSorted((a, b) =>
      a.issuedOn === b.issuedOn ? (a.savedAt < b.savedAt ? 1 : -1) : a.issuedOn < b.issuedOn ? 1 : -1,
    )
}

/** One of them; null when it is no one's or another customer's. */
export async function findPrescription(
  { encryption, clock }: Parts,
  { orm }: Executor,
  customerId: string,
  id: string,
): Promise<OpenReply | null> {
  const [row] = await orm
    .select()
    .from(savedPrescription)
    .where(and(eq(savedPrescription.customerId, customerId), eq(savedPrescription.id, id)))
  return row ? opened(row, openContent(encryption, row.content), clock.now()) : null
}

function opened(row: Row, prescription: SavedPrescription, now: Date): OpenReply {
  const { glasses, typed } = prescription
  return { ...describePrescription(row, prescription, now), prescriptionGlasses: glasses, typed }
}
