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

export const customerDetails = z
  .object({
    customerNumber: z.string(),
    email: z.string(),
    /** Such as `19900101-****`; null if unknown. */
    personalNumber: z.string().nullable(),
    /** From the personal number. Null if that is unknown, or if a coordination number does not have the whole date. */
    birthDate: plainDate.nullable(),
    ...detailFields,
    /** Channels by which the customer wants offers. */
    marketing,
  })
  .meta({ id: 'CustomerDetails' })

export const customerEndpoints = {
  getCustomerDetails: endpoint(shopRoutes.getCustomerDetails, {
    permission: 'account.read',
    summary: 'Returns the details of the logged-in customer',
    reply: z.object({ data: customerDetails }),
  }),
  updateCustomerDetails: endpoint(shopRoutes.updateCustomerDetails, {
    permission: 'account.change',
    audits: ['customer.details-changed'],
    summary: 'Changes name, mobile number, address and marketing choices. Omitted fields stay unchanged',
    body: z.object({ ...detailFields, marketing: marketing.partial() }).partial(),
    reply: z.object({ success: z.literal(true), data: customerDetails }),
    errors: ['request.invalid'],
  }),
}
