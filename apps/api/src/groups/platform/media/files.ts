import { PictureQueueFullError } from '@klarsikt/pictures'
import { byteRange, type HttpApp } from '@klarsikt/server/http'
import type { Deps } from '../../../context.js'
import { failure } from '../../../http/failures.js'
import { readModel } from './read-model.js'
import { IMMUTABLE, type PictureFile, readPicture } from './read-picture.js'

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/
const MODEL = /^model-(\d{1,4})\.glb$/
const VIDEO = /^(?:video\.(webm|mp4)|poster\.webp)$/

/** The time in seconds after which a full queue usually has room again. */
const QUEUE_RETRY = 3

/**
 * Serves `/media/{hash}/{width}.{format}`: pictures, and `model-{version}.glb` for a frame. Unknown pictures and other
 * widths are a 404. `video.webm`, `video.mp4` and `poster.webp` belong to a film, of which browsers request parts.
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
      // The client has gone. The answer only prevents that this counts as a server error.
      if (signal.aborted) return failure('unavailable')
      throw error
    }
  })
}

/** Allows pictures on other sites, because a webmail shows letters under its own address. */
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

/** Answers with the requested part of a film. Safari plays no film without this. */
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
