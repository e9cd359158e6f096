import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { dataExportFile } from '@klarsikt/core/customer'
import { err, ok } from '@klarsikt/core/lib'
import { SHOP } from '@klarsikt/shop-config'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { eventData, letterData, sessionData } from '../../platform/index.js'
import { describeExport, readExport, requestExport } from './data-export.js'
import { eraseAccount } from './erase-account.js'
import { exportData } from './export-data.js'
import { accountErasedLetter } from './letters.js'
import { makeExports } from './make-exports.js'
import { dataExport } from './tables.js'

export const personalDataModule = defineModule({
  name: 'personal-data',
  endpoints: [
    implement(shop.getDataExport, async (ctx) => {
      if (!ctx.session) return err('request.unauthorized')
      return ok({ data: await describeExport({ ...ctx, session: ctx.session }, ctx.actor.customerId) })
    }),
    implement(shop.requestDataExport, async (ctx) => asData(await requestExport(ctx, ctx.actor.customerId))),
    implement(shop.downloadDataExport, async (ctx) => {
      if (!ctx.session) return err('request.unauthorized')
      const zip = await readExport({ ...ctx, session: ctx.session }, ctx.actor.customerId)
      if (!zip.ok) return zip
      const headers = {
        'content-type': 'application/zip',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${dataExportFile(SHOP.brand.slug)}"`,
      }
      return ok(new Response(zip.value, { headers }))
    }),
    implement(shop.eraseAccount, (ctx, { body }) => eraseAccount(ctx, ctx.actor.customerId, body)),
  ],
  rounds: [{ name: 'data-exports', every: 2, timeout: 60, audits: ['customer.export-made'], run: makeExports }],
  letters: [accountErasedLetter],
  personalData: [letterData, sessionData, eventData, exportData],
  sealed: [dataExport.file],
})
