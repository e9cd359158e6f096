import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { picture } from './tables.js'

const HASH = /^[0-9a-f]{20}$/

/** Finds the specification of a picture in use. */
export async function findPictureSpec(executor: Executor, hash: string): Promise<Record<string, unknown> | null> {
  if (!HASH.test(hash)) return null
  const [found] = await selectSpec(executor, { hash })
  return found?.spec ?? null
}

const selectSpec = prepared('picture-find', (orm, value: Params<{ hash: string }>) =>
  orm.select({ spec: picture.spec }).from(picture).where(eq(picture.hash, value.hash)),
)
