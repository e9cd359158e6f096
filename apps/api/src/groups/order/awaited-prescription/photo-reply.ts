import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { actAs, audit } from '../../platform/index.js'
import { prescriptionPhoto } from '../order/awaited-tables.js'
import { type PairId, pairText } from './find-pairs.js'
import { openPhoto } from './sealed.js'

/** The picture as a response that is not cached and cannot run scripts. Each view is audited. */
export function photoReply(ctx: Ctx, id: PairId): Promise<Result<Response, 'awaited-prescription.not-found'>> {
  const { orderNumber, position } = id
  return actAs(ctx.actor, ctx.requestId, () =>
    ctx.database.transaction(async (tx): Promise<Result<Response, 'awaited-prescription.not-found'>> => {
      const [photo] = await tx.orm
        .select()
        .from(prescriptionPhoto)
        .where(and(eq(prescriptionPhoto.orderNumber, orderNumber), eq(prescriptionPhoto.position, position)))
      if (!photo) return err('awaited-prescription.not-found')
      await audit(tx, ctx.clock.now(), { action: 'prescription.seen', subject: 'order', id: orderNumber })
      const body = openPhoto(ctx.encryption, photo.content)
      const isPdf = photo.mediaType === 'application/pdf'
      return ok(
        new Response(body, {
          headers: {
            'content-type': photo.mediaType,
            'content-length': String(body.byteLength),
            // A stranger's document must not open under the shop's address.
            'content-disposition': isPdf ? `attachment; filename="recept-${pairText(id)}.pdf"` : 'inline',
            'cache-control': 'private, no-store',
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          },
        }),
      )
    }),
  )
}
