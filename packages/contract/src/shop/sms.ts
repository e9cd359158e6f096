import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { shopRoutes } from './routes.js'

/** A short text from a provider. The limit is against attacks. */
const providerText = z.string().max(100)

export const smsEndpoints = {
  reportSms: endpoint(shopRoutes.reportSms, {
    permission: 'sms.report',
    audits: { exempt: 'A state of the outbox; the change that the SMS tells of is audited.' },
    summary: 'Receives a delivery report of an SMS provider as a form. A secret in the query authenticates it',
    params: z.object({ provider: z.string().max(40) }),
    query: z.object({ key: z.string().max(200).optional(), sms: z.string().max(64).optional() }),
    /** The fields that 46elks sends. Others are ignored. */
    body: z.object({ id: providerText, status: providerText }),
    form: true,
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.unauthorized', 'page.not-found'],
  }),
}
