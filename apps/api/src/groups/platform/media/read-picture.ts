import { BACKDROP_WIDTHS, IMAGE_WIDTHS } from '@klarsikt/core/media'
import { type Params, prepared } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { picture } from '../../catalogue/catalogue/tables.js'

export type PictureFile = { readonly body: Uint8Array<ArrayBuffer>; readonly type: string }

/** The cache header of pictures. Their address contains the hash of the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const HASH = /^[0-9a-f]{20}$/
const widths: ReadonlySet<number> = new Set([...Object.values(IMAGE_WIDTHS), ...Object.values(BACKDROP_WIDTHS).flat()])

/** Reads a picture of the shop at one of its widths; null when there is none. Only pictures in the table are drawn. */
export async function readPicture(
  { database, pictures }: Pick<Ctx, 'database' | 'pictures'>,
  request: { readonly hash: string; readonly width: number; readonly format: string; readonly signal?: AbortSignal },
): Promise<PictureFile | null> {
  const { hash, width, format, signal } = request
  const type = TYPES[format]
  if (!widths.has(width) || type === undefined) return null
  const spec = await pictureSpec(database, hash)
  return spec === null
    ? null
    : { body: await pictures.read({ hash, spec, width, format, ...(signal ? { signal } : {}) }), type }
}

/** Reads the specification of a picture in use. */
export async function pictureSpec(database: Ctx['database'], hash: string): Promise<Record<string, unknown> | null> {
  if (!HASH.test(hash)) return null
  const [found] = await selectSpec(database, { hash })
  return found?.spec ?? null
}

const selectSpec = prepared('picture-find', (orm, value: Params<{ hash: string }>) =>
  orm.select({ spec: picture.spec }).from(picture).where(eq(picture.hash, value.hash)),
)
