import { PictureQueueFullError } from '@klarsikt/pictures'
import type { HttpApp } from '@klarsikt/server/http'
import type { Deps } from '../../context.js'
import { failure } from '../../http/failures.js'
import { readModel } from './read-model.js'
import { type PictureFile, readPicture } from './read-picture.js'
import { IMMUTABLE } from './routes.js'

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/
const MODEL = /^model-(\d{1,4})\.glb$/

/** Seconds after which a full queue usually takes requests again. */
const QUEUE_RETRY = 3

/**
 * `/media/{hash}/{width}.{format}`: the pictures themselves, and `model-{version}.glb` for a frame. What is not in the table, or at
 * another width, is a 404.
 */
export function mediaFiles(app: HttpApp, deps: Deps): void {
  app.get('/media/:hash/:file', async (c) => {
    const { hash, file } = c.req.param()
    const { signal } = c.req.raw
    try {
      const found = await deps.database.guard(() => readFile(deps, { hash, file, signal }))
      if (!found) return failure('page.not-found')
      return new Response(found.body, {
        headers: {
          'content-type': found.type,
          'content-length': String(found.body.byteLength),
          'cache-control': IMMUTABLE,
        },
      })
    } catch (error) {
      if (error instanceof PictureQueueFullError) return failure('unavailable', { retryAfter: QUEUE_RETRY })
      // The client has gone; the answer only must not count as a server error.
      if (signal.aborted) return failure('unavailable')
      throw error
    }
  })
}

async function readFile(
  deps: Deps,
  { hash, file, signal }: { readonly hash: string; readonly file: string; readonly signal: AbortSignal },
): Promise<PictureFile | null> {
  const [, width, format] = FILE.exec(file) ?? []
  if (width !== undefined && format !== undefined)
    return readPicture(deps, { hash, width: Number(width), format, signal })
  const [, version] = MODEL.exec(file) ?? []
  if (version === undefined) return null
  const body = await readModel(deps, { hash, version: Number(version), signal })
  return body && { body, type: 'model/gltf-binary' }
}
