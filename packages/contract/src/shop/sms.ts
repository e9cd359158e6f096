import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { shopRoutes } from './routes.js'

/** A short text of a provider's; the bound limits hostile input. */
const providerText = z.string().max(100)

export const smsEndpoints = {
  reportSms: endpoint(shopRoutes.reportSms, {
    permission: 'sms.report',
    summary: 'Delivery report of an SMS provider, as a form; a secret in the query names it ours',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ key: z.string().max(200).optional(), sms: z.string().max(64).optional() }),
    /** As 46elks sends it; other fields are not looked at. */
    body: z.object({ id: providerText, status: providerText }),
    form: true,
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.unauthorized', 'page.not-found'],
  }),
}
