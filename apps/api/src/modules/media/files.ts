import { failure, type HttpApp } from '@klarsikt/server/http'
import type { Deps } from '../../context.js'
import { readPicture } from './read-picture.js'
import { IMMUTABLE } from './routes.js'

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/

/** `/media/{hash}/{width}.{format}`: the pictures themselves. What is not in the table, or at another width, is a 404. */
export function mediaFiles(app: HttpApp, deps: Deps): void {
  app.get('/media/:hash/:file', async (c) => {
    const [, width, format] = FILE.exec(c.req.param('file')) ?? []
    if (width === undefined || format === undefined) return failure('page.not-found')
    const found = await deps.database.guard(() => readPicture(deps, { hash: c.req.param('hash'), width: Number(width), format }))
    if (!found) return failure('page.not-found')
    return new Response(found.body, { headers: { 'content-type': found.type, 'cache-control': IMMUTABLE } })
  })
}
