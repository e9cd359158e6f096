import type { OpenPrescription as OpenReply, SavedPrescription as SavedReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { isPrescriptionValid, prescriptionValidUntil, type SavedPrescription } from '@klarsikt/core/prescription'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { storeRow } from '../../catalogue/index.js'
import { bookingRow } from '../../visit/index.js'
import { openContent } from './content.js'
import { savedPrescription } from './tables.js'

type Parts = Pick<Deps, 'encryption' | 'clock'>
type Row = Pick<typeof savedPrescription.$inferSelect, 'id' | 'consentedAt'> & {
  /** The town of the store that measured it; null for a typed prescription. */
  readonly city: string | null
}

const columns = { ...getTableColumns(savedPrescription), city: storeRow.city }

/** Selects saved prescriptions with the place of their exam. */
export function selectPrescriptions({ orm }: Pick<Executor, 'orm'>, where: SQL | undefined) {
  return orm
    .select(columns)
    .from(savedPrescription)
    .leftJoin(bookingRow, eq(bookingRow.id, savedPrescription.bookingId))
    .leftJoin(storeRow, eq(storeRow.id, bookingRow.storeId))
    .where(where)
}

/** Describes a prescription for lists, without its strengths. */
export function describePrescription(
  { id, consentedAt, city }: Row,
  { issuedOn }: SavedPrescription,
  now: Date,
): SavedReply {
  return {
    id,
    issuedOn,
    validUntil: prescriptionValidUntil(issuedOn),
    isValid: isPrescriptionValid(issuedOn, stockholmDate(now)),
    savedAt: consentedAt.toISOString(),
    exam: city === null ? null : { city },
  }
}

/** The saved prescriptions of a customer with their strengths, the newest exam first. */
export async function findPrescriptions(
  { encryption, clock }: Parts,
  executor: Executor,
  customerId: string,
): Promise<OpenReply[]> {
  const rows = await selectPrescriptions(executor, eq(savedPrescription.customerId, customerId))
  return rows
    .map((row) => opened(row, openContent(encryption, row.content), clock.now()))
    .toSorted((a, b) =>
      a.issuedOn === b.issuedOn ? (a.savedAt < b.savedAt ? 1 : -1) : a.issuedOn < b.issuedOn ? 1 : -1,
    )
}

/** Finds one of them; null when it does not exist or is another customer's. */
export async function findPrescription(
  { encryption, clock }: Parts,
  executor: Executor,
  customerId: string,
  id: string,
): Promise<OpenReply | null> {
  const own = and(eq(savedPrescription.customerId, customerId), eq(savedPrescription.id, id))
  const [row] = await selectPrescriptions(executor, own)
  return row ? opened(row, openContent(encryption, row.content), clock.now()) : null
}

function opened(row: Row, prescription: SavedPrescription, now: Date): OpenReply {
  const { glasses, typed } = prescription
  return { ...describePrescription(row, prescription, now), prescriptionGlasses: glasses, typed }
}
