import { PictureQueueFullError } from '@klarsikt/pictures'
import type { HttpApp } from '@klarsikt/server/http'
import type { Deps } from '../../context.js'
import { failure } from '../../http/failures.js'
import { readPicture } from './read-picture.js'
import { IMMUTABLE } from './routes.js'

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/

/** Seconds after which a full queue usually takes requests again. */
const QUEUE_RETRY = 3

/** `/media/{hash}/{width}.{format}`: the pictures themselves. What is not in the table, or at another width, is a 404. */
export function mediaFiles(app: HttpApp, deps: Deps): void {
  app.get('/media/:hash/:file', async (c) => {
    const [, width, format] = FILE.exec(c.req.param('file')) ?? []
    if (width === undefined || format === undefined) return failure('page.not-found')
    const { signal } = c.req.raw
    try {
      const found = await deps.database.guard(() =>
        readPicture(deps, { hash: c.req.param('hash'), width: Number(width), format, signal }),
      )
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
