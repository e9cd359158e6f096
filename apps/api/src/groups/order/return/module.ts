import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { onlyStoreOf } from '@klarsikt/core/access'
import { err, ok } from '@klarsikt/core/lib'
import { ORDER_NUMBER_LENGTH } from '@klarsikt/core/order'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { pdfReply } from '../../platform/index.js'
import { openToReader, openToStaff } from '../order/open-to-staff.js'
import { cancelReturn } from './cancel.js'
import { confirmReturn } from './confirm.js'
import { drawLabel } from './label-pdf.js'
import { readLabel } from './label.js'
import { returnLetters } from './letters.js'
import { getOrderReturns, getPendingReturns } from './list.js'
import { followRefunds } from './note-refunded.js'
import { ownerOf } from './owner-of.js'
import { registerReturn } from './register.js'
import { returnData } from './return-data.js'

export const returnModule = defineModule({
  name: 'return',
  endpoints: [
    implement(shop.getOrderReturns, async (ctx, { params }) => {
      const opened = await openToReader(ctx, ctx.actor, params.orderId)
      if (!opened.ok) return opened
      return asData(await getOrderReturns(ctx, params.orderId, ownerOf(ctx.actor)))
    }),
    implement(shop.registerReturn, async (ctx, { params, body }) =>
      asData(await registerReturn(ctx, ctx.actor.customerId, params.orderId, body.lines)),
    ),
    implement(shop.getPendingReturns, async (ctx, { query }) =>
      ok({ data: await getPendingReturns(ctx, onlyStoreOf(ctx.actor), query.page ?? 1) }),
    ),
    implement(shop.cancelReturn, async (ctx, { params }) =>
      asData(await cancelReturn(ctx, ctx.actor.customerId, params.returnId)),
    ),
    implement(shop.confirmReturn, async (ctx, { params, body }) => {
      const opened = await openToStaff(ctx, ctx.actor, params.returnId.slice(0, ORDER_NUMBER_LENGTH))
      if (!opened.ok) return err(opened.error === 'order.not-found' ? 'return.not-found' : opened.error)
      return asData(await confirmReturn(ctx, params.returnId, body.lines))
    }),
    implement(shop.getReturnLabel, async (ctx, { params }) => {
      const opened = await openToReader(ctx, ctx.actor, params.returnId.slice(0, ORDER_NUMBER_LENGTH))
      if (!opened.ok) return err(opened.error === 'order.not-found' ? 'return.not-found' : opened.error)
      const found = await readLabel(ctx, params.returnId, ownerOf(ctx.actor))
      if (!found.ok) return err(found.error)
      return ok(pdfReply(`returfraktsedel-${params.returnId}`, await drawLabel(found.value)))
    }),
  ],
  rounds: [
    { name: 'returns', every: 10, timeout: 60, audits: ['order.refunded', 'return.refunded'], run: followRefunds },
  ],
  letters: returnLetters,
  personalData: [returnData],
})
