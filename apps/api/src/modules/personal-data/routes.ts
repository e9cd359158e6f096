import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { DATA_EXPORT_FILE } from '@klarsikt/core/customer'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { describeExport, readExport, requestExport } from './data-export.js'
import { eraseAccount } from './erase-account.js'

export const personalDataRoutes: readonly Implemented[] = [
  implement(shop.getDataExport, async (ctx) => {
    if (!ctx.session) return err('request.unauthorized')
    return ok({ data: await describeExport({ ...ctx, session: ctx.session }, ctx.actor.customerId) })
  }),
  implement(shop.requestDataExport, async (ctx) => {
    const requested = await requestExport(ctx, ctx.actor.customerId)
    return requested.ok ? ok({ success: true as const, data: requested.value }) : requested
  }),
  implement(shop.downloadDataExport, async (ctx) => {
    if (!ctx.session) return err('request.unauthorized')
    const zip = await readExport({ ...ctx, session: ctx.session }, ctx.actor.customerId)
    if (!zip.ok) return zip
    const headers = {
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${DATA_EXPORT_FILE}"`,
    }
    return ok(new Response(zip.value, { headers }))
  }),
  implement(shop.eraseAccount, (ctx, { body }) => eraseAccount(ctx, ctx.actor.customerId, body)),
]
