import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { typed } from './parts.js'
import { shopRoutes } from './routes.js'

/** A company as the register knows it. */
export const company = z
  .object({
    /** `NNNNNN-NNNN`. */
    orgNumber: z.string(),
    name: z.string(),
    /** What kind of company, in words. */
    form: z.string(),
    /** Where it gets its post; null where the register has none. */
    address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  })
  .meta({ id: 'Company' })

export const b2bEndpoints = {
  getCompany: endpoint(shopRoutes.getCompany, {
    permission: 'agreement.sign',
    summary:
      'Looks a company up by its organisation number. Sole traders, who have a personal number, are looked up by the agreement: no personal number is in an address',
    params: z.object({ orgNumber: typed }),
    reply: z.object({ data: company }),
    errors: ['request.invalid', 'company.not-found', 'company.lookup-problem', 'company.deregistered', 'rate-limited'],
  }),
}
