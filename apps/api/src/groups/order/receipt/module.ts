import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { pdfReply } from '../../platform/index.js'
import { openToReader } from '../order/open-to-staff.js'
import { readReceipt } from './read-receipt.js'
import { drawReceipt } from './receipt-pdf.js'

export const receiptModule = defineModule({
  name: 'receipt',
  endpoints: [
    implement(shop.getOrderReceipt, async (ctx, { params }) => {
      const opened = await openToReader(ctx, ctx.actor, params.orderId)
      if (!opened.ok) return opened
      const owner = ctx.actor.kind === 'customer' ? ctx.actor.customerId : null
      const found = await readReceipt(ctx, params.orderId, owner)
      return found.ok ? ok(pdfReply(`kvitto-${params.orderId}`, await drawReceipt(found.value))) : err(found.error)
    }),
  ],
})
