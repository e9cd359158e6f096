import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import { fieldTexts } from '../../http/field-texts.js'
import { implement, type Implemented } from '../../http/implement.js'
import { countedByAll } from '../../http/rate-limit.js'
import { agreementRoutes } from './agreement-routes.js'
import { findCompany } from './find-company.js'

/** What companies do: they are looked up, and sign agreements. */
export const b2bRoutes: readonly Implemented[] = [
  ...agreementRoutes,
  implement(
    shop.getCompany,
    async (ctx, { params }) => {
      const number = parseOrganisationNumber(params.orgNumber)
      if (!number.ok) return err({ code: 'request.invalid', fields: fieldTexts({ orgNumber: number.error }) })
      const found = await findCompany(ctx, number.value)
      if (!found.ok) return found
      const { name, form, address } = found.value
      return ok({ data: { orgNumber: number.value, name, form, address } })
    },
    { limit: countedByAll('company-lookup:address') },
  ),
]
