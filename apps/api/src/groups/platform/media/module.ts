import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { IMAGE_WIDTHS } from '@klarsikt/core/media'
import { PictureQueueFullError } from '@klarsikt/pictures'
import { ready } from '@klarsikt/server/http'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { IMMUTABLE, readPicture } from './read-picture.js'

/** The widths that may be requested: five for the storefront and nine for the widget. */
const WIDTHS = [...Object.values(IMAGE_WIDTHS), 64, 128, 256, 300, 400, 512, 1024, 2048, 4096]
const OWN = /^\/media\/([0-9a-f]{20})\/\d+\.(?:avif|webp|jpg)$/

export const mediaModule = defineModule({
  name: 'media',
  endpoints: [
    implement(
      shop.getImage,
      async (ctx, { query }) => {
        const hash = ownHash(query.url, ctx.settings.publicUrl)
        const format = query.format === 'jpeg' ? 'jpg' : query.format
        // Pictures from other hosts are never fetched: the shop has none, and a proxy for any address would be a
        // security hole.
        if (hash === null || !WIDTHS.includes(query.width)) return err('request.malformed')
        const found = await readPicture(ctx, { hash, width: nearestWidth(query.width), format }).catch(queueFull)
        if (found === 'queue-full') return err('unavailable')
        return found ? ok(ready(found.body, IMMUTABLE, found.type)) : err('page.not-found')
      },
      { session: 'none' },
    ),
  ],
})

function queueFull(error: unknown): 'queue-full' {
  if (error instanceof PictureQueueFullError) return 'queue-full'
  throw error
}

function ownHash(url: string, publicUrl: string): string | null {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return OWN.exec(path)?.[1] ?? null
}

/** The smallest drawn width that suffices, otherwise the largest, because enlarging gains nothing. */
function nearestWidth(width: number): number {
  const drawn = Object.values(IMAGE_WIDTHS).toSorted((a, b) => a - b)
  return drawn.find((own) => own >= width) ?? drawn.at(-1) ?? width
}
