import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const detailFields = {
  firstName: typed,
  lastName: typed,
  mobile: typed,
  street: typed,
  postalCode: typed,
  city: typed,
}

const marketing = z.object({ email: z.boolean(), sms: z.boolean() })

/** What the shop knows about a customer. */
export const customerDetails = z
  .object({
    customerNumber: z.string(),
    email: z.string(),
    /** `19900101-****`; null where none is known. */
    personalNumber: z.string().nullable(),
    /** By the personal number; null where none is known, or a coordination number leaves a part of it open. */
    birthDate: plainDate.nullable(),
    ...detailFields,
    /** Offers the customer wants to have. */
    marketing,
  })
  .meta({ id: 'CustomerDetails' })

export const customerEndpoints = {
  getCustomerDetails: endpoint(shopRoutes.getCustomerDetails, {
    permission: 'account.read',
    summary: 'The details of the customer who is logged in',
    reply: z.object({ data: customerDetails }),
  }),
  updateCustomerDetails: endpoint(shopRoutes.updateCustomerDetails, {
    permission: 'account.change',
    summary: 'Changes name, mobile number, address and marketing choices; what is left out stays as it is',
    body: z.object({ ...detailFields, marketing: marketing.partial() }).partial(),
    reply: z.object({ success: z.literal(true), data: customerDetails }),
    errors: ['request.invalid'],
  }),
}
