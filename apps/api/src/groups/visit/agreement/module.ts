import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { implement } from '../../../http/implement.js'
import { countedByAll } from '../../../http/rate-limit.js'
import { QR_SECRET } from '../../person/index.js'
import { AGREEMENT_DOCUMENT } from '../company/content.js'
import { findAgreementOf } from '../company/find-agreement.js'
import { findCompany } from '../company/find-company.js'
import { agreementRoutes } from './agreement-routes.js'
import { listForStaff, readForStaff } from './for-staff.js'
import { forgetOldAgreementDrafts } from './forget-drafts.js'
import { agreementLetters } from './letters.js'
import { lookUpAgreement } from './look-up.js'
import { agreementLookup } from './lookup-tables.js'
import { agreementSigning } from './tables.js'

/** What companies use: the company lookup and the agreements. */
export const agreementModule = defineModule({
  name: 'agreement',
  endpoints: [
    ...agreementRoutes,
    implement(
      shop.getCompany,
      async (ctx, { params }) => {
        const number = parseOrganisationNumber(params.orgNumber)
        if (!number.ok) return err({ code: 'request.invalid', fields: fieldTexts({ orgNumber: number.error }) })
        const company = await findCompany(ctx, number.value)
        if (!company.ok) return company
        const { name, form, address } = company.value
        return ok({ data: { orgNumber: number.value, name, form, address } })
      },
      { limit: countedByAll('company-lookup:address') },
    ),
    implement(shop.getStaffAgreements, async (ctx, { query }) =>
      ok({ data: await listForStaff(ctx, ctx.actor, query.search) }),
    ),
    implement(shop.getStaffAgreement, async (ctx, { params }) =>
      asData(await readForStaff(ctx, ctx.actor, params.number)),
    ),
    implement(shop.lookupAgreement, async (ctx, { body }) => asData(await lookUpAgreement(ctx, body))),
    implement(
      shop.getCompanyReference,
      async (ctx, { params }) => {
        const agreement = await findAgreementOf(ctx, params.orgNumber)
        if (agreement === null) return ok({ data: null })
        const { type, format } = agreement.says.invoice.reference
        return ok({ data: { referenceType: type, referenceFormat: format } })
      },
      { limit: countedByAll('company-reference:address') },
    ),
  ],
  letters: agreementLetters,
  forget: { agreement: forgetOldAgreementDrafts },
  sealed: [
    agreementLookup.reason,
    { column: agreementSigning.document, purpose: AGREEMENT_DOCUMENT },
    { column: agreementSigning.qrStartSecret, purpose: QR_SECRET },
  ],
})
