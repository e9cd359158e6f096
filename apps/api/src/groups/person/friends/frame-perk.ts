import { FRAME_PERK_EXAMS } from '@klarsikt/core/friends'
import type { Executor } from '@klarsikt/server/database'
import { selectFramePerk } from './queries.js'

/** What decides whether a customer gets frames at half price. */
export type FramePerk = { readonly member: boolean; readonly examAhead: boolean }

/** The value for visitors and stores. */
export const NO_FRAME_PERK: FramePerk = { member: false, examAhead: false }

/** Reads the perk from the database, so that a booking that was just cancelled no longer counts [LOYAL-001]. */
export async function readFramePerk(
  executor: Executor,
  customerId: string | null | undefined,
  now: Date,
): Promise<FramePerk> {
  if (!customerId) return NO_FRAME_PERK
  const [row] = (await selectFramePerk(executor, customerId, now, FRAME_PERK_EXAMS)).rows
  return row ? { member: true, examAhead: row.examAhead } : NO_FRAME_PERK
}
