import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { BOX_TICKED } from '@klarsikt/core/agreement'
import { err, ok } from '@klarsikt/core/lib'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { asData, asSuccess } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { countedByAll, countedHere } from '../../../http/rate-limit.js'
import { pdfReply } from '../../platform/index.js'
import { beginSigning } from './begin-signing.js'
import { cancelSigning, collectSigning } from './collect-signing.js'
import { confirmByLetter, readConfirmation } from './confirm-by-letter.js'
import { describeAgreement } from './describe.js'
import { findOwnAgreement } from './find.js'
import { readDocument } from './read-document.js'
import { resumeDraft, sendResumeLink } from './resume.js'
import { discardDraft, saveDraft } from './save-draft.js'

const DONE = { success: true as const }
const SAVE = { limit: countedHere('agreement-save:address') } as const
/** The limit is generous, because the secrets are too long to be guessed. */
const BY_LINK = { limit: countedByAll('agreement-read:address') } as const

/** The endpoints to fill in, resume, sign and download an agreement. */
export const agreementRoutes: readonly Implemented[] = [
  implement(shop.getAgreement, async (ctx) => {
    const own = ctx.session && (await findOwnAgreement(ctx.database, ctx.encryption, ctx.session.digest))
    return ok({ data: own && (await describeAgreement(ctx, own)) })
  }),
  implement(
    shop.saveAgreement,
    async (ctx, { body }) => {
      const saved = await saveDraft(ctx, body)
      return saved.ok ? ok({ data: await describeAgreement(ctx, saved.value) }) : saved
    },
    SAVE,
  ),
  implement(
    shop.discardAgreement,
    async (ctx) => {
      await discardDraft(ctx)
      return ok(DONE)
    },
    SAVE,
  ),
  implement(
    shop.sendAgreementLink,
    async (ctx, { body }) => {
      const sent = await sendResumeLink(ctx, body)
      return sent.ok ? ok({ ...DONE, email: sent.value }) : sent
    },
    SAVE,
  ),
  implement(
    shop.resumeAgreement,
    async (ctx, { body }) => {
      const resumed = await resumeDraft(ctx, body.token)
      return resumed.ok ? ok({ data: await describeAgreement(ctx, resumed.value) }) : resumed
    },
    BY_LINK,
  ),
  implement(
    shop.getAgreementToConfirm,
    async (ctx, { params }) => asData(await readConfirmation(ctx, params.token)),
    BY_LINK,
  ),
  implement(
    shop.confirmAgreement,
    async (ctx, { params }) => {
      const signed = await confirmByLetter(ctx, params.token)
      return signed.ok ? ok({ data: await describeAgreement(ctx, signed.value) }) : signed
    },
    BY_LINK,
  ),
  implement(
    shop.signAgreement,
    async (ctx, { params, body }) => {
      if (body.authority !== BOX_TICKED)
        return err({ code: 'request.invalid', fields: { authority: agreementMessages.authorityRequired() } })
      const begun = await beginSigning(ctx, params.id, body.method)
      if (!begun.ok) return begun
      return ok({ ...DONE, ...begun.value })
    },
    SAVE,
  ),
  implement(shop.collectAgreement, async (ctx, { params }) => asSuccess(await collectSigning(ctx, params.id)), {
    limit: countedHere('bankid-collect:address'),
  }),
  implement(shop.cancelAgreementSigning, async (ctx, { params }) => {
    await cancelSigning(ctx, params.id)
    return ok(DONE)
  }),
  implement(
    shop.getAgreementPdf,
    async (ctx, { params, query }) => {
      const document = await readDocument(ctx, { ...params, ...query })
      return document.ok ? ok(pdfReply(document.value.name, document.value.pdf)) : document
    },
    { ...BY_LINK, session: 'none' },
  ),
]
