import { PictureQueueFullError } from '@klarsikt/pictures'
import { byteRange, type HttpApp } from '@klarsikt/server/http'
import type { Deps } from '../../context.js'
import { failure } from '../../http/failures.js'
import { readModel } from './read-model.js'
import { IMMUTABLE, type PictureFile, readPicture } from './read-picture.js'

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/
const MODEL = /^model-(\d{1,4})\.glb$/
const VIDEO = /^(?:video\.(webm|mp4)|poster\.webp)$/

/** Seconds after which a full queue usually takes requests again. */
const QUEUE_RETRY = 3

/**
 * `/media/{hash}/{width}.{format}`: the pictures themselves, and `model-{version}.glb` for a frame. What is not in the table, or at
 * another width, is a 404. `video.webm`, `video.mp4` and `poster.webp` are those of a film; browsers ask for parts of one.
 */
export function mediaFiles(app: HttpApp, deps: Deps): void {
  app.get('/media/:hash/:file', async (c) => {
    const { hash, file } = c.req.param()
    const { signal } = c.req.raw
    try {
      const found = await deps.database.guard(() => readFile(deps, { hash, file, signal }))
      if (!found) return failure('page.not-found')
      return VIDEO.test(file) ? partOf(found, c.req.header('range')) : wholeOf(found)
    } catch (error) {
      if (error instanceof PictureQueueFullError) return failure('unavailable', { retryAfter: QUEUE_RETRY })
      // The client has gone; the answer only must not count as a server error.
      if (signal.aborted) return failure('unavailable')
      throw error
    }
  })
}

/** Letters show pictures where they are read, and a webmail is a page of another site. */
const ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const

function wholeOf({ body, type }: PictureFile, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-length': String(body.byteLength),
      'cache-control': IMMUTABLE,
      ...ANYWHERE,
      ...headers,
    },
  })
}

/** The part of a film that was asked for; Safari plays none without. */
function partOf(file: PictureFile, asked: string | undefined): Response {
  const { body, type } = file
  const range = byteRange(asked, body.byteLength)
  if (range === 'whole') return wholeOf(file, { 'accept-ranges': 'bytes' })
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${body.byteLength}` } })
  const { first, last } = range
  return new Response(body.subarray(first, last + 1), {
    status: 206,
    headers: {
      'content-type': type,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${body.byteLength}`,
      'cache-control': IMMUTABLE,
      'accept-ranges': 'bytes',
      ...ANYWHERE,
    },
  })
}

async function readFile(
  deps: Deps,
  { hash, file, signal }: { readonly hash: string; readonly file: string; readonly signal: AbortSignal },
): Promise<PictureFile | null> {
  const [, width, format] = FILE.exec(file) ?? []
  if (width !== undefined && format !== undefined)
    return readPicture(deps, { hash, width: Number(width), format, signal })
  if (VIDEO.test(file)) {
    const body = await deps.pictures.video({ hash, name: file })
    return body && { body, type: file === 'poster.webp' ? 'image/webp' : `video/${VIDEO.exec(file)?.[1]}` }
  }
  const [, version] = MODEL.exec(file) ?? []
  if (version === undefined) return null
  const body = await readModel(deps, { hash, version: Number(version), signal })
  return body && { body, type: 'model/gltf-binary' }
}
