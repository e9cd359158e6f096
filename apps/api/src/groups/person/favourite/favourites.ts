import { FAVOURITES_MAXIMUM } from '@klarsikt/core/customer'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { SESSION_DAYS, type Session, audit } from '../../platform/index.js'
import { favourite } from './tables.js'

/** The owner of a session's favourites: the customer, or the visit. */
const ownerOf = ({ customerId, cartId }: Session) => ({ owner: customerId ?? cartId, customerId })

/** The article numbers, the newest first. */
export async function findFavourites({ orm }: Executor, session: Session): Promise<number[]> {
  const rows = await orm
    .select({ articleId: favourite.articleId })
    .from(favourite)
    .where(eq(favourite.owner, ownerOf(session).owner))
    .orderBy(desc(favourite.savedAt), desc(favourite.articleId))
    .limit(FAVOURITES_MAXIMUM)
  return rows.map(({ articleId }) => articleId)
}

/**
 * Adds or removes a favourite; a repeated call changes nothing. An article that is no longer sold can still be removed.
 */
export async function setFavourite(
  ctx: SessionCtx,
  { articleId, isFavourite }: { readonly articleId: number; readonly isFavourite: boolean },
): Promise<Result<number[], Refusal>> {
  const { session, catalogue, clock } = ctx
  if (isFavourite && !catalogue.state.articles.has(articleId)) return err('article.not-found')
  const { owner, customerId } = ownerOf(session)
  const now = clock.now()
  return ctx.database.transaction(async (tx) => {
    const changed = isFavourite
      ? await tx.orm.insert(favourite).values({ owner, articleId, customerId, savedAt: now }).onConflictDoNothing()
      : await tx.orm.delete(favourite).where(and(eq(favourite.owner, owner), eq(favourite.articleId, articleId)))
    if (isFavourite) await removeBeyond(tx, owner)
    if (customerId !== null && (changed.rowCount ?? 0) > 0)
      await audit(tx, now, { action: 'favourites.changed', subject: 'customer', id: customerId })
    return ok(await findFavourites(tx, session))
  })
}

/** Gives a visit's favourites to the customer who logs in. When both have the same one, the customer's stays. */
export async function claimFavourites(tx: Executor, visit: string, customerId: string): Promise<void> {
  const gathered = await tx.orm.delete(favourite).where(eq(favourite.owner, visit)).returning()
  if (gathered.length === 0) return
  await tx.orm
    .insert(favourite)
    .values(gathered.map((row) => ({ ...row, owner: customerId, customerId })))
    .onConflictDoNothing()
  await removeBeyond(tx, customerId)
}

/** Deletes the favourites of visits whose sessions have expired. A job calls it. */
export async function forgetFavouritesOfVisits({ orm }: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SESSION_DAYS * 86_400_000)
  await orm.delete(favourite).where(and(isNull(favourite.customerId), lt(favourite.savedAt, before)))
}

/** Removes the oldest favourites beyond the maximum. */
async function removeBeyond({ orm }: Executor, owner: string): Promise<void> {
  const beyond = await orm
    .select({ articleId: favourite.articleId })
    .from(favourite)
    .where(eq(favourite.owner, owner))
    .orderBy(desc(favourite.savedAt), desc(favourite.articleId))
    .offset(FAVOURITES_MAXIMUM)
  if (beyond.length === 0) return
  const ids = beyond.map(({ articleId }) => articleId)
  await orm.delete(favourite).where(and(eq(favourite.owner, owner), inArray(favourite.articleId, ids)))
}
