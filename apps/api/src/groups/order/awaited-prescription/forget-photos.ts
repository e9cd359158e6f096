import { PRESCRIPTION_PHOTO_KEPT_DAYS } from '@klarsikt/core/awaited-prescription'
import type { Executor } from '@klarsikt/server/database'
import { forgetOldPhotos } from './queries.js'

/** Deletes old pictures whose prescription was entered or whose glasses were cancelled. Returns their number. */
export async function forgetPhotos(tx: Executor, _before: Date, now: Date): Promise<number> {
  const { rowCount } = await forgetOldPhotos(tx, new Date(now.getTime() - PRESCRIPTION_PHOTO_KEPT_DAYS * 86_400_000))
  return rowCount ?? 0
}
