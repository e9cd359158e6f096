import { BACKDROP_WIDTHS, IMAGE_WIDTHS } from '@klarsikt/core/media'
import type { Ctx } from '../../../context.js'
import { findPictureSpec } from '../../catalogue/index.js'

export type PictureFile = { readonly body: Uint8Array<ArrayBuffer>; readonly type: string }

/** The cache header of pictures. Their address contains the hash of the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const widths: ReadonlySet<number> = new Set([...Object.values(IMAGE_WIDTHS), ...Object.values(BACKDROP_WIDTHS).flat()])

/** Reads a picture of the shop at one of its widths; null when there is none. Only pictures in the table are drawn. */
export async function readPicture(
  { database, pictures }: Pick<Ctx, 'database' | 'pictures'>,
  request: { readonly hash: string; readonly width: number; readonly format: string; readonly signal?: AbortSignal },
): Promise<PictureFile | null> {
  const { hash, width, format, signal } = request
  const type = TYPES[format]
  if (!widths.has(width) || type === undefined) return null
  const spec = await findPictureSpec(database, hash)
  return spec === null
    ? null
    : { body: await pictures.read({ hash, spec, width, format, ...(signal ? { signal } : {}) }), type }
}
