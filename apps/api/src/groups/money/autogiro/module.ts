import { audited, shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asSuccess } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { QR_SECRET } from '../../person/index.js'
import { MANDATE_ACCOUNT, MANDATE_DOCUMENT } from '../mandate/sealed.js'
import { beginSigning } from './begin-signing.js'
import { cancelSigning, collectSigning } from './collect-signing.js'
import { debitLetters } from './debit-letters.js'
import { describeAutogiro } from './describe.js'
import { mandateLetters } from './letters.js'
import { mandateData } from './mandate-data.js'
import { revokeMandate } from './revoke.js'
import { runAutogiro } from './run.js'
import { autogiroFile, autogiroSigning } from './tables.js'

/** The autogiro of the customer who is logged in. */
export const autogiroModule = defineModule({
  name: 'autogiro',
  endpoints: [
    implement(shop.getAutogiro, async (ctx) => ok({ data: await describeAutogiro(ctx, ctx.actor.customerId) })),
    implement(shop.signAutogiro, async (ctx, { body }) =>
      asSuccess(await beginSigning(ctx, ctx.actor.customerId, body)),
    ),
    implement(shop.collectAutogiro, async (ctx) => asSuccess(await collectSigning(ctx, ctx.actor.customerId)), {
      limit: countedHere('bankid-collect:address'),
    }),
    implement(shop.cancelAutogiroSigning, async (ctx) => {
      await cancelSigning(ctx, ctx.actor.customerId)
      return ok({ success: true as const })
    }),
    implement(shop.revokeAutogiro, async (ctx) => {
      const revoked = await revokeMandate(ctx, ctx.actor.customerId)
      if (!revoked.ok) return revoked
      return ok({ success: true as const, data: await describeAutogiro(ctx, ctx.actor.customerId) })
    }),
  ],
  rounds: [
    {
      name: 'autogiro',
      every: 60,
      timeout: 300,
      exclusive: true,
      audits: [
        'mandate.active',
        'mandate.refused',
        'mandate.revoked',
        'debit.planned',
        'debit.sent',
        'debit.paid',
        'debit.refused',
        'debit.dropped',
        'debit.taken-back',
        'invoice.notPaid',
        'invoice.partlyPaid',
        'bank-payment.repaid',
        'bank-payment.imported',
        'bank-payment.matched',
        ...audited.booked,
      ],
      run: runAutogiro,
    },
  ],
  letters: [...mandateLetters, ...debitLetters],
  personalData: [mandateData],
  sealed: [
    { column: autogiroSigning.account, purpose: MANDATE_ACCOUNT },
    { column: autogiroSigning.document, purpose: MANDATE_DOCUMENT },
    { column: autogiroSigning.qrStartSecret, purpose: QR_SECRET },
    autogiroFile.content,
  ],
})
