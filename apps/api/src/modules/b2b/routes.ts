import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { fieldTexts } from '../../http/field-texts.js'
import { implement, type Implemented } from '../../http/implement.js'
import { countedByAll } from '../../http/rate-limit.js'
import { findAgreementOf } from '../company/find-agreement.js'
import { findCompany } from '../company/find-company.js'
import { agreementRoutes } from './agreement-routes.js'
import { listForStaff, readForStaff } from './for-staff.js'
import { lookUpAgreement } from './look-up.js'

/** What companies do: they are looked up, and sign agreements. */
export const b2bRoutes: readonly Implemented[] = [
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
  implement(shop.getStaffAgreement, async (ctx, { params }) => {
    const read = await readForStaff(ctx, ctx.actor, params.number)
    return read.ok ? ok({ data: read.value }) : read
  }),
  implement(shop.lookupAgreement, async (ctx, { body }) => {
    const looked = await lookUpAgreement(ctx, body)
    return looked.ok ? ok({ success: true as const, data: looked.value }) : looked
  }),
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
]
