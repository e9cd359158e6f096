import { IMAGE_WIDTHS } from '@klarsikt/core/media'
import type { Executor } from '@klarsikt/server/database'
import type { Ctx } from '../../context.js'

/** Draws pictures, or finds them drawn. */
export type Pictures = {
  /** The file of a picture; drawn when it is asked for the first time, and kept. The signal tells that the asker has gone. */
  read(picture: {
    readonly hash: string
    readonly spec: Record<string, unknown>
    readonly width: number
    readonly format: string
    readonly signal?: AbortSignal
  }): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

export type PictureFile = { readonly body: Uint8Array<ArrayBuffer>; readonly type: string }

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}
const HASH = /^[0-9a-f]{20}$/
const widths: readonly number[] = Object.values(IMAGE_WIDTHS)

/** A picture of the shop at one of its widths; null when there is none. Only pictures in the table are ever drawn. */
export async function readPicture(
  { database, pictures }: Pick<Ctx, 'database' | 'pictures'>,
  wanted: { readonly hash: string; readonly width: number; readonly format: string; readonly signal?: AbortSignal },
): Promise<PictureFile | null> {
  const { hash, width, format, signal } = wanted
  const type = TYPES[format]
  if (!HASH.test(hash) || !widths.includes(width) || type === undefined) return null
  const spec = await findSpec(database, hash)
  return spec === null
    ? null
    : { body: await pictures.read({ hash, spec, width, format, ...(signal ? { signal } : {}) }), type }
}

async function findSpec(executor: Executor, hash: string): Promise<Record<string, unknown> | null> {
  const found = await executor.query<{ spec: Record<string, unknown> }>({
    name: 'picture-find',
    text: 'select spec from picture where hash = $1',
    values: [hash],
  })
  return found.rows[0]?.spec ?? null
}
